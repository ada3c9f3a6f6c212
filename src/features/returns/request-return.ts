import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isRefused } from '#api/api-error.ts';
import type { ReturnInput } from '#contract/order-return.ts';
import { createReturn } from '#contract/order-rows.ts';
import { draftOwnerOf, updateDraft } from '#shopper/drafts/store.ts';
import { useShop } from '#shopper/shop.tsx';

/** A request whose answer is unknown, with its idempotency key. */
const Attempt = z.object({ key: z.string(), body: z.string() });

/** Statuses with which the store says that it made no return from this request. */
const refusals = new Set([400, 404, 409, 422]);

/** Requests a return. Repeats the same request under the same key until the store has answered, so that it makes one return only. */
export const useRequestReturn = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { isFailureShown: true },
    mutationFn: async (body: ReturnInput) => {
      const owner = draftOwnerOf(shop);
      const name = `return-attempt ${body.orderId}`;
      let attempt: z.infer<typeof Attempt> = { key: crypto.randomUUID(), body: JSON.stringify(body) };
      await updateDraft(owner, name, (before) => {
        const parsed = z.safeParse(Attempt, before);
        if (parsed.success && parsed.data.body === attempt.body) attempt = parsed.data;
        return attempt;
      });
      const forget = () => updateDraft(owner, name, () => undefined);
      try {
        const { hasIdempotencyKeys } = shop.configuration;
        const made = await shop.api.call(
          createReturn,
          { body },
          hasIdempotencyKeys ? { idempotencyKey: attempt.key } : {},
        );
        await forget();
        return made;
      } catch (error) {
        if (isRefused(error) && refusals.has(error.status)) await forget();
        throw error;
      }
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [shop.scope, 'returns'] }),
        queryClient.invalidateQueries({ queryKey: [shop.scope, 'orders'] }),
      ]),
  });
};
