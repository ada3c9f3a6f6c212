/** The key of a write that revokes the shopper's token and brings another. What the old one is refused meanwhile ends nothing. */
export const tokenRenewal = ['token-renewal'] as const;
