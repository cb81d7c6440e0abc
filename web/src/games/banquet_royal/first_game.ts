export const options = { memorise_seconds: 60 };
