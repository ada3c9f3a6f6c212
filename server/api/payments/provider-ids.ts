/** Ids of the providers, as stored with payments. */
export const providerIds = {
  cardA: 'sandbox-card-a',
  cardB: 'sandbox-card-b',
  wallet: 'sandbox-wallet',
  hosted: 'sandbox-hosted',
  stripe: 'stripe',
  checkoutCom: 'checkout-com',
  paypal: 'paypal',
  paymentPage: 'payment-page',
  account: 'account',
  transfer: 'transfer',
} as const;
