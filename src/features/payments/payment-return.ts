/** The params a provider's page adds to the URL when the shopper returns. */
export interface PaymentReturn {
  readonly paymentId: string;
  /** Whose page it was; null where it does not say. */
  readonly providerId: string | null;
  readonly transactionId: string | null;
}
