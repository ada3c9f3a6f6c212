/** The params a provider's page adds to the URL when the shopper returns. */
export interface PaymentReturn {
  readonly paymentId: string;
  readonly transactionId: string | null;
}
