import { parkedLine } from '#contract/parked-cart-rows.ts';
import type { ParkedCart } from '#contract/parked-cart.ts';
import type { ChangeOf, ParkedCommandName } from '#offline/commands/commands.ts';
import { isSameLine, keyOfOrderLine } from '#offline/commands/line-key.ts';
import { isParkedCommand } from '#offline/commands/parked.ts';
import type { SentChange } from '#offline/journal/sent-changes.ts';
import { isShown, type WaitingChange } from '#offline/journal/waiting.ts';

type Carts = readonly ParkedCart[];
type ParkedChange = ChangeOf<ParkedCommandName>;

/** Whether a change is about parked carts. */
export const isOfParked = <C extends { readonly name: string }>(change: C): change is Extract<C, ParkedChange> =>
  isParkedCommand(change.name);

/** The query key of a shop's parked carts. */
export const parkedKey = ({ scope }: { readonly scope: string }) => [scope, 'parked-carts'] as const;

/** The parked carts after a change; idempotent. */
export const patchParked = (carts: Carts, { name, input }: ParkedChange): Carts => {
  switch (name) {
    case 'park-cart': {
      if (carts.some(({ id }) => id === input.id)) return carts;
      const lines = input.lines.map(({ shows, quantity }) => parkedLine({ ...shows, quantity }));
      return [{ id: input.id, name: input.name, parkedAt: input.parkedAt, lines }, ...carts];
    }
    case 'bring-back-cart':
      return carts
        .map((cart) => (cart.id === input.id ? { ...cart, lines: leftOf(cart, input.lines) } : cart))
        .filter(({ id, lines }) => id !== input.id || lines.length > 0);
    case 'delete-parked-cart':
      return carts.filter(({ id }) => id !== input.id);
  }
};

const leftOf = ({ lines }: ParkedCart, brought: ChangeOf<'bring-back-cart'>['input']['lines']) =>
  lines.filter((line) => !brought.some((one) => isSameLine(one.line, keyOfOrderLine(line))));

/** The parked carts as the shopper sees them: the store's, plus changes sent since they were read, plus waiting changes. */
export const showParked = (carts: Carts, waiting: readonly WaitingChange[], sent: readonly SentChange[] = []): Carts =>
  [...sent, ...waiting.filter(isShown)].filter(isOfParked).reduce<Carts>(patchParked, carts);
