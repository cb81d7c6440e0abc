"""Who is who: guests, accounts, signed cookies, seat links, and limits on what one address may try."""
