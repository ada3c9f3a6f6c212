import { useMutation } from '@tanstack/react-query';
import { firstMessageOf } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import type { ParkedCart } from '#contract/parked-cart.ts';
import type { InputOf } from '#offline/commands/commands.ts';
import { isSameLine, keyOfLine, type LineKey } from '#offline/commands/line-key.ts';
import { useShop } from '#shopper/shop.tsx';
import { askToConfirm } from '#ui/dialog/confirm-state.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { parkedWording as words } from '#wording/parked.ts';
import { doneOrSaved } from '#wording/waiting.ts';

const complain = (error: unknown): void => {
  showToast({ tone: 'error', text: firstMessageOf(error) ?? words.notDone });
};

/** Uses the mutation key of cart changes, for which the checkout waits. */
const shown = { mutationKey: ['basket', 'change'], meta: { isFailureShown: true } } as const;

/** Parks all lines of the cart under a name; the journal records the change under the receipt. */
export const useParkCart = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({
      name,
      basket,
      receipt,
    }: {
      readonly name: string;
      readonly basket: Basket;
      readonly receipt: string;
    }) =>
      journal.make(
        {
          name: 'park-cart',
          input: {
            id: crypto.randomUUID(),
            name,
            parkedAt: new Date().toISOString(),
            // A cart that doesn't exist at the store yet has no real id.
            basketId: basket.version === 0 ? null : basket.id,
            lines: basket.lineItems.map((shows) => ({ line: keyOfLine(shows), quantity: shows.quantity, shows })),
          },
        },
        receipt,
      ),
    onSuccess: (made, { name }) => {
      const text = doneOrSaved(made, words.parked(name));
      showToast({ tone: 'success', text });
    },
  });
};

const quantityIn = (basket: Basket | null, key: LineKey): number =>
  basket?.lineItems.find((line) => isSameLine(keyOfLine(line), key))?.quantity ?? 0;

/** Adds lines of a parked cart to the cart; the journal records the change under the receipt, if one is given. */
export const useBringBack = () => {
  const { journal } = useShop();
  return useMutation({
    ...shown,
    mutationFn: ({
      cart: { id, name },
      lines,
      basket,
      receipt,
    }: {
      readonly cart: ParkedCart;
      readonly lines: readonly InputOf<'add-to-basket'>[];
      /** The cart that receives them. */
      readonly basket: Basket | null;
      readonly receipt?: string;
    }) =>
      journal.make(
        {
          name: 'bring-back-cart',
          input: { id, name, lines: lines.map((line) => ({ ...line, had: quantityIn(basket, line.line) })) },
        },
        receipt,
      ),
    onSuccess: (made, { cart }) => {
      const text = doneOrSaved(made, words.isBack(cart.name));
      showToast({ tone: 'success', text });
    },
    onError: complain,
  });
};

/** Deletes a parked cart after confirmation. */
export const useDeleteParked = () => {
  const { journal } = useShop();
  const write = useMutation({
    ...shown,
    mutationFn: ({ id, name }: ParkedCart) => journal.make({ name: 'delete-parked-cart', input: { id, name } }),
    onSuccess: (made) =>
      showToast({
        tone: 'success',
        text: doneOrSaved(made, words.deleted),
      }),
    onError: complain,
  });
  const ask = async (cart: ParkedCart): Promise<void> => {
    const isSure = await askToConfirm({
      title: words.deleteTitle(cart.name),
      message: words.deleteText(cart.lines.length),
      acceptLabel: words.deleteIt,
      rejectLabel: words.keep,
      tone: 'danger',
    });
    if (isSure) write.mutate(cart);
  };
  return { ask, isPending: write.isPending };
};
