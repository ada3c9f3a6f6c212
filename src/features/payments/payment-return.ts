/** The params a provider's page adds to the URL when the shopper returns. */
export interface PaymentReturn {
  readonly paymentId: string;
  /** The provider whose page it was; null if the URL doesn't say. */
  readonly providerId: string | null;
  readonly transactionId: string | null;
}
