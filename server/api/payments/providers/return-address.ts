import type { DriverContext, PaymentRecord } from '#server/api/payments/driver.ts';

/** The page of the shop that a shopper comes back to from a provider's page. */
export const returnAddress = (
  payment: Pick<PaymentRecord, 'id' | 'orderId' | 'paymentProviderId'>,
  { publicUrl }: Pick<DriverContext, 'publicUrl'>,
): string => {
  const query = new URLSearchParams({
    order: payment.orderId,
    payment: payment.id,
    provider: payment.paymentProviderId,
  });
  return `${publicUrl}/checkout?${query.toString()}`;
};
