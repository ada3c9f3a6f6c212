import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { CallOptions } from '#api/api.ts';
import { firstMessageOf } from '#api/api-error.ts';
import { reorderIntoBasket } from '#contract/basket-rows.ts';
import type { Order } from '#contract/order.ts';
import { cancelOrder } from '#contract/order-rows.ts';
import { isShown } from '#offline/journal/waiting.ts';
import { readConnection } from '#shopper/connection/store.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { publishShopEvent } from '#shopper/counting/shop-events.ts';
import { writeOptions } from '#shopper/write-options.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { orderWording as words } from '#wording/order.ts';
import { reorderWording as again } from '#wording/reorder.ts';
import type { AgainLine } from './again-line.ts';
import { reorderInput } from './order-reorder.ts';
import { orderQuery } from './order-queries.ts';
import { toCheckOf } from './to-check.ts';

/** A line to reorder, and its quantity. */
export interface TakenLine {
  readonly again: AgainLine;
  readonly quantity: number;
}

/** The result of a reorder. */
interface Reordered {
  /** The lines that the store refused, and why. */
  readonly refused: readonly { readonly line: TakenLine; readonly message: string | null }[];
  readonly isQueued: boolean;
  /** How many lines the shopper should check in the cart. */
  readonly toCheck: number;
}

const addEach = async ({ journal }: Shop, lines: readonly TakenLine[]): Promise<Reordered> => {
  const made = await Promise.all(
    lines.map(async (line) => {
      const input = reorderInput(line.again.line, line.again.today, line.quantity);
      if (input === null) return { line, error: null, isQueued: false };
      try {
        const { type } = await journal.make({ name: 'add-to-basket', input });
        return { isQueued: type === 'queued' };
      } catch (error) {
        return { line, error, isQueued: false };
      }
    }),
  );
  return {
    refused: made.flatMap((one) => ('line' in one ? [{ line: one.line, message: firstMessageOf(one.error) }] : [])),
    isQueued: made.some(({ isQueued }) => isQueued),
    toCheck: 0,
  };
};

/**
 * Adds lines of orders to the cart. A whole unchanged order goes in one call, which checks prices and stock; anything else, and
 * everything offline, goes line by line like any other cart change.
 */
export const useReorder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // A second press after a lost answer must repeat the same request, so the idempotency key is kept per order.
  const keys = useRef(new Map<string, CallOptions>());
  const addOrder = async (order: Order): Promise<Reordered | null> => {
    // Waiting changes go first, to keep them in order.
    await shop.journal.sendNow();
    const isHeld = shop.journal.waiting().some((change) => change.entry.lane === 'basket' && isShown(change));
    if (isHeld || readConnection().shown !== 'online') return null;
    const { id } = order;
    const options = keys.current.get(id) ?? writeOptions(shop);
    keys.current.set(id, options);
    const basket = await shop.api.call(reorderIntoBasket, { params: { id } }, options);
    keys.current.delete(id);
    queryClient.setQueryData([shop.scope, 'basket'], basket);
    shop.journal.observe({ basket });
    publishShopEvent({ type: 'order-reordered', order });
    return { refused: [], isQueued: false, toCheck: toCheckOf(basket, order) };
  };
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async ({
      lines,
      order,
    }: {
      readonly lines: readonly TakenLine[];
      /** The order, if these are all of its lines, unchanged; otherwise null. */
      readonly order: Order | null;
    }): Promise<Reordered> => {
      const added = order === null ? null : await addOrder(order);
      return added ?? addEach(shop, lines);
    },
    onSuccess: ({ refused, isQueued, toCheck }, { lines, order }) => {
      const rest = refused.length === 0 ? null : again.refusedBelow(refused.length);
      if (rest !== null && refused.length === lines.length) {
        showToast({ tone: 'error', text: rest });
        return;
      }
      const more = toCheck === 0 ? rest : words.reorderedCheck(toCheck);
      const details = more === null ? {} : { details: more };
      const text = order
        ? isQueued
          ? words.reorderSaved
          : words.reordered
        : isQueued
          ? again.saved(lines.length - refused.length)
          : again.added(lines.length - refused.length);
      const action = { label: words.toCart, onPress: () => void navigate({ to: '/cart' }) };
      showToast({ tone: 'success', text, ...details, action });
    },
  });
};

export const useCancelOrder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => shop.api.call(cancelOrder, { params: { id } }, writeOptions(shop)),
    onSuccess: (order) => {
      publishShopEvent({ type: 'order-cancelled', order });
      queryClient.setQueryData(orderQuery(shop, order.id).queryKey, order);
      showToast({ tone: 'success', text: words.cancelled });
    },
    // On failure too: the order may have been packed by now, and the page should say so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [shop.scope, 'orders'] }),
  });
};
