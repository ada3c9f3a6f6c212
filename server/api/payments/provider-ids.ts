/** The ids of the providers, which payments are stored with. */
export const providerIds = {
  cardA: 'sandbox-card-a',
  cardB: 'sandbox-card-b',
  wallet: 'sandbox-wallet',
  hosted: 'sandbox-hosted',
  account: 'account',
} as const;
