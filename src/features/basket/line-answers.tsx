import { Fragment, type ReactNode } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { LineItem } from '#contract/basket.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { basketWording } from '#wording/basket.ts';
import { cartChangeWording } from '#wording/cart-change.ts';
import { formatPrice } from '#wording/money.ts';
import { waitForMoreWording } from '#wording/wait-for-more.ts';
import { formatCount } from '#wording/words.ts';
import type { LineAnswer, LineDecision } from './basket-decisions.ts';
import { useRemoveLine, useSetQuantity } from './basket-writes.ts';
import { nameOfLine } from './line-name.ts';

/** The button that requests an email when that many more of a line arrive; `onRequested` settles the line. */
export type WaitAction = (line: LineItem, quantity: number, onRequested: () => void) => ReactNode;

type OwnAnswer = Exclude<LineAnswer, { readonly type: 'wait' }>;

const labelOf = ({ line }: LineDecision, answer: OwnAnswer, isTaxAdded: boolean): string => {
  switch (answer.type) {
    case 'keep-price':
      // Without tax, like the store's message beside it.
      return basketWording.keepAt(formatPrice(line.price, undefined, isTaxAdded));
    case 'keep-quantity':
      return basketWording.keepQuantity(formatCount(answer.quantity));
    case 'take':
      return basketWording.take(formatCount(answer.quantity));
    case 'back-order':
      return answer.quantity === null ? waitForMoreWording.waitForRest : waitForMoreWording.waitFor(answer.quantity);
    case 'remove':
      return basketWording.remove;
  }
};

const complain = (error: unknown): void => {
  showToast({ tone: 'error', text: firstMessageOf(error) ?? cartChangeWording.notSaved });
};

/** The possible answers to a line's issue, each as a button that carries it out. */
export function LineAnswers({
  decision,
  waitOf,
  onBackOrder,
}: {
  readonly decision: LineDecision;
  readonly waitOf: WaitAction;
  /** Keeps the line as it is. */
  readonly onBackOrder?: () => void;
}) {
  const { line, answers } = decision;
  const isTaxAdded = useIsTaxAdded();
  const setQuantity = useSetQuantity();
  const removeLine = useRemoveLine();
  const keep = (quantity: number): void => {
    if (quantity === 0) removeLine.mutate(line, { onError: complain });
    else setQuantity.mutate({ line, quantity }, { onError: complain });
  };
  const settle = (answer: OwnAnswer): void => {
    if (answer.type === 'back-order') return onBackOrder?.();
    if (answer.type === 'remove') return keep(0);
    return keep(answer.type === 'keep-price' ? line.quantity : answer.quantity);
  };
  return (
    <div className="basket-check-answers">
      {answers.map((answer, at) =>
        answer.type === 'wait' ? (
          <Fragment key={answer.type}>{waitOf(line, answer.quantity, () => keep(answer.kept))}</Fragment>
        ) : (
          <Button
            key={labelOf(decision, answer, isTaxAdded)}
            tone={at === 0 && answer.type !== 'remove' ? 'primary' : 'plain'}
            aria-label={`${labelOf(decision, answer, isTaxAdded)}, ${nameOfLine(line)}`}
            onClick={() => settle(answer)}
          >
            {labelOf(decision, answer, isTaxAdded)}
          </Button>
        ),
      )}
    </div>
  );
}
