// Written by tools/typescript.py from the Python types; do not edit.

export const CONTENT = {
  "board": {
    "rows": [
      {
        "name": "A",
        "cells": 4
      },
      {
        "name": "B",
        "cells": 5
      },
      {
        "name": "C",
        "cells": 6
      },
      {
        "name": "D",
        "cells": 7
      },
      {
        "name": "E",
        "cells": 6
      },
      {
        "name": "F",
        "cells": 5
      },
      {
        "name": "G",
        "cells": 4
      }
    ],
    "bouquet": "D4",
    "marked": [
      "A1",
      "A4",
      "D1",
      "D7",
      "G1",
      "G4"
    ],
    "plates": [
      "plate_north",
      "plate_west",
      "plate_east",
      "plate_south"
    ]
  },
  "pieces": {
    "toques_per_color": 2,
    "colors": [
      "orange",
      "pink",
      "blue",
      "green"
    ],
    "dish": [
      {
        "id": "green_salad",
        "count": 10,
        "orders": [
          "order_green_salad_1",
          "order_green_salad_2"
        ]
      },
      {
        "id": "fruit_salad",
        "count": 10,
        "orders": [
          "order_fruit_salad_1",
          "order_fruit_salad_2"
        ]
      },
      {
        "id": "charlotte",
        "count": 10,
        "orders": [
          "order_charlotte_1",
          "order_charlotte_2"
        ]
      },
      {
        "id": "burger",
        "count": 10,
        "orders": [
          "order_burger_1",
          "order_burger_2"
        ]
      }
    ],
    "reward": [
      {
        "id": "reward_most_1_crown",
        "menus": 1,
        "points": 3,
        "rule": "BR-106"
      },
      {
        "id": "reward_most_2_crown",
        "menus": 2,
        "points": 2,
        "rule": "BR-107"
      }
    ]
  },
  "menus": [
    {
      "id": "m1_01",
      "crowns": 1,
      "pattern": [
        "fruit_salad",
        "green_salad",
        "charlotte"
      ]
    },
    {
      "id": "m1_02",
      "crowns": 1,
      "pattern": [
        "fruit_salad",
        "green_salad",
        "burger"
      ]
    },
    {
      "id": "m1_03",
      "crowns": 1,
      "pattern": [
        "charlotte",
        "green_salad",
        "burger"
      ]
    },
    {
      "id": "m1_04",
      "crowns": 1,
      "pattern": [
        "green_salad",
        "fruit_salad",
        "charlotte"
      ]
    },
    {
      "id": "m1_05",
      "crowns": 1,
      "pattern": [
        "green_salad",
        "fruit_salad",
        "burger"
      ]
    },
    {
      "id": "m1_06",
      "crowns": 1,
      "pattern": [
        "burger",
        "fruit_salad",
        "charlotte"
      ]
    },
    {
      "id": "m1_07",
      "crowns": 1,
      "pattern": [
        "green_salad",
        "charlotte",
        "fruit_salad"
      ]
    },
    {
      "id": "m1_08",
      "crowns": 1,
      "pattern": [
        "green_salad",
        "charlotte",
        "burger"
      ]
    },
    {
      "id": "m1_09",
      "crowns": 1,
      "pattern": [
        "fruit_salad",
        "charlotte",
        "burger"
      ]
    },
    {
      "id": "m1_10",
      "crowns": 1,
      "pattern": [
        "green_salad",
        "burger",
        "fruit_salad"
      ]
    },
    {
      "id": "m1_11",
      "crowns": 1,
      "pattern": [
        "green_salad",
        "burger",
        "charlotte"
      ]
    },
    {
      "id": "m1_12",
      "crowns": 1,
      "pattern": [
        "fruit_salad",
        "burger",
        "charlotte"
      ]
    },
    {
      "id": "m2_01",
      "crowns": 2,
      "pattern": [
        "green_salad",
        "fruit_salad",
        "green_salad"
      ]
    },
    {
      "id": "m2_02",
      "crowns": 2,
      "pattern": [
        "green_salad",
        "charlotte",
        "green_salad"
      ]
    },
    {
      "id": "m2_03",
      "crowns": 2,
      "pattern": [
        "green_salad",
        "burger",
        "green_salad"
      ]
    },
    {
      "id": "m2_04",
      "crowns": 2,
      "pattern": [
        "fruit_salad",
        "green_salad",
        "fruit_salad"
      ]
    },
    {
      "id": "m2_05",
      "crowns": 2,
      "pattern": [
        "fruit_salad",
        "charlotte",
        "fruit_salad"
      ]
    },
    {
      "id": "m2_06",
      "crowns": 2,
      "pattern": [
        "fruit_salad",
        "burger",
        "fruit_salad"
      ]
    },
    {
      "id": "m2_07",
      "crowns": 2,
      "pattern": [
        "charlotte",
        "green_salad",
        "charlotte"
      ]
    },
    {
      "id": "m2_08",
      "crowns": 2,
      "pattern": [
        "charlotte",
        "fruit_salad",
        "charlotte"
      ]
    },
    {
      "id": "m2_09",
      "crowns": 2,
      "pattern": [
        "charlotte",
        "burger",
        "charlotte"
      ]
    },
    {
      "id": "m2_10",
      "crowns": 2,
      "pattern": [
        "burger",
        "green_salad",
        "burger"
      ]
    },
    {
      "id": "m2_11",
      "crowns": 2,
      "pattern": [
        "burger",
        "fruit_salad",
        "burger"
      ]
    },
    {
      "id": "m2_12",
      "crowns": 2,
      "pattern": [
        "burger",
        "charlotte",
        "burger"
      ]
    },
    {
      "id": "m3_01",
      "crowns": 3,
      "pattern": [
        "toque",
        "green_salad",
        "green_salad"
      ]
    },
    {
      "id": "m3_02",
      "crowns": 3,
      "pattern": [
        "toque",
        "fruit_salad",
        "fruit_salad"
      ]
    },
    {
      "id": "m3_03",
      "crowns": 3,
      "pattern": [
        "toque",
        "charlotte",
        "charlotte"
      ]
    },
    {
      "id": "m3_04",
      "crowns": 3,
      "pattern": [
        "toque",
        "burger",
        "burger"
      ]
    },
    {
      "id": "m3_05",
      "crowns": 3,
      "pattern": [
        "green_salad",
        "toque",
        "green_salad"
      ]
    },
    {
      "id": "m3_06",
      "crowns": 3,
      "pattern": [
        "fruit_salad",
        "toque",
        "fruit_salad"
      ]
    },
    {
      "id": "m3_07",
      "crowns": 3,
      "pattern": [
        "charlotte",
        "toque",
        "charlotte"
      ]
    },
    {
      "id": "m3_08",
      "crowns": 3,
      "pattern": [
        "burger",
        "toque",
        "burger"
      ]
    },
    {
      "id": "m3_09",
      "crowns": 3,
      "pattern": [
        "green_salad",
        "toque",
        "burger"
      ]
    },
    {
      "id": "m3_10",
      "crowns": 3,
      "pattern": [
        "charlotte",
        "toque",
        "fruit_salad"
      ]
    },
    {
      "id": "m3_11",
      "crowns": 3,
      "pattern": [
        "green_salad",
        "toque",
        "charlotte"
      ]
    },
    {
      "id": "m3_12",
      "crowns": 3,
      "pattern": [
        "fruit_salad",
        "toque",
        "burger"
      ]
    }
  ]
} as const;
