import { isSameLine, keyOfLine } from '#offline/commands/line-key.ts';
import type { Difference } from '#offline/journal/difference.ts';
import { decisionsOf } from './basket-decisions.ts';
import { useBasket } from './basket-queries.ts';

/** Returns a predicate for the differences that the cart asks about anyway: lines with fewer pieces than were asked for. */
export const useIsAskedInCart = (): ((difference: Difference) => boolean) => {
  const { basket } = useBasket();
  const asked = (basket ? decisionsOf(basket) : []).filter(
    ({ notification }) => notification.code === 'QuantityReduced',
  );
  return ({ line, type }) =>
    line !== null && type !== 'put-back' && asked.some((decision) => isSameLine(keyOfLine(decision.line), line));
};
