import type { DriverContext, PaymentRecord } from '#server/api/payments/driver.ts';

/** The shop page to which a provider's page returns the shopper. */
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
