/** What a provider's page handed back in the address when the shopper returned from it. */
export interface PaymentReturn {
  readonly paymentId: string;
  readonly transactionId: string | null;
}
