import { describe, expect, test } from 'vitest';
import { OrderStatus } from '#contract/order-status.ts';
import { canBecome, canCancel, canReturn, isAwaitingPayment } from './states.ts';

describe('the states of an order', () => {
  test('payment confirms, and time expires, what awaits payment', () => {
    expect(canBecome('AwaitingPayment', 'Confirmed')).toBe(true);
    expect(canBecome('AwaitingPayment', 'Expired')).toBe(true);
    expect(canBecome('Confirmed', 'AwaitingPayment')).toBe(false);
  });

  test.each(['Returned', 'Cancelled', 'Expired'] as const)('%s is an end', (end) => {
    expect(OrderStatus.options.filter((to) => canBecome(end, to))).toEqual([]);
  });

  test('a shopper cancels until packing begins [ACC-02]', () => {
    const cancellable = OrderStatus.options.filter((status) => canCancel({ status, shipmentStatus: 'Pending' }));
    expect(cancellable).toEqual(['Created', 'PendingApproval', 'AwaitingPayment', 'Confirmed', 'OnHold']);
    expect(canCancel({ status: 'Confirmed', shipmentStatus: 'Ready' })).toBe(false);
  });

  test('what can be cancelled may become cancelled', () => {
    const cancellable = OrderStatus.options.filter((status) => canCancel({ status, shipmentStatus: 'Pending' }));
    expect(cancellable.filter((status) => !canBecome(status, 'Cancelled'))).toEqual([]);
  });

  test('goods come back once they are sent and not yet asked back [ACC-03]', () => {
    const open = [{ quantity: 2, returnedQuantity: 1 }];
    expect(OrderStatus.options.filter((status) => canReturn({ status }, open))).toEqual([
      'Shipped',
      'Delivered',
      'Completed',
      'PartiallyReturned',
    ]);
    expect(canReturn({ status: 'Delivered' }, [{ quantity: 2, returnedQuantity: 2 }])).toBe(false);
  });

  test('only what awaits payment can be paid', () => {
    expect(OrderStatus.options.filter((status) => isAwaitingPayment({ status }))).toEqual(['AwaitingPayment']);
  });
});
