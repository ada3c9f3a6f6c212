import type { Order } from '#contract/order.ts';
import { createPayment, type Payment, processPayment, refreshPayment } from '#contract/payment.ts';
import type { Shop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { orderOwner } from './payment-queries.ts';

/** Starts a payment for the order total. */
export const beginPayment = async (
  shop: Shop,
  order: Pick<Order, 'id' | 'grandTotal'>,
  providerId: string,
): Promise<Payment> =>
  shop.api.call(
    createPayment,
    {
      query: await orderOwner(shop, order.id),
      body: {
        orderId: order.id,
        paymentProviderId: providerId,
        amount: order.grandTotal.amount,
        currencyCode: order.grandTotal.currencyCode,
      },
    },
    writeOptions(shop),
  );

/** Confirms a payment with the token from the provider's fields. */
export const confirmPayment = async (shop: Shop, payment: Payment, token?: string): Promise<Payment> =>
  shop.api.call(
    processPayment,
    {
      params: { id: payment.id },
      query: await orderOwner(shop, payment.orderId),
      body: token === undefined ? {} : { token },
    },
    writeOptions(shop),
  );

/** Fetches the status of a payment after leaving the provider's page or check. */
export const askPayment = async (
  shop: Shop,
  payment: Pick<Payment, 'id' | 'orderId' | 'paymentProviderId' | 'transactionId'>,
): Promise<Payment> =>
  shop.api.call(
    refreshPayment,
    {
      query: await orderOwner(shop, payment.orderId),
      body: {
        orderId: payment.orderId,
        paymentId: payment.id,
        paymentProviderId: payment.paymentProviderId,
        transactionId: payment.transactionId,
      },
    },
    writeOptions(shop),
  );
