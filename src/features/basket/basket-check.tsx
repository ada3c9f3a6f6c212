import { useEffect, useRef } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { basketWording } from '#wording/basket.ts';
import { formatMoney } from '#wording/money.ts';
import { basketCheckId, decisionsOf, type LineAnswer, type LineDecision } from './basket-decisions.ts';
import { useRemoveLine, useSetQuantity } from './basket-writes.ts';
import { nameOfLine } from './line-name.ts';
import './basket-check.css';

const labelOf = ({ line }: LineDecision, answer: LineAnswer): string => {
  switch (answer.type) {
    case 'keep-price':
      return basketWording.keepAt(formatMoney({ amount: line.price.amount, currencyCode: line.price.currencyCode }));
    case 'keep-quantity':
      return basketWording.keepQuantity(answer.quantity);
    case 'take':
      return basketWording.take(answer.quantity);
    case 'remove':
      return basketWording.remove;
  }
};

/** Issues to resolve before ordering, one row per line, each button named by its result; focused once, on arrival. */
export function BasketCheck({ basket }: { readonly basket: Basket }) {
  const decisions = decisionsOf(basket);
  const block = useRef<HTMLElement>(null);
  const setQuantity = useSetQuantity();
  const removeLine = useRemoveLine();
  const hasDecisions = decisions.length > 0;
  const wasFocused = useRef(false);
  useEffect(() => {
    // Only on arrival: later on it would pull the focus away from what the shopper is doing.
    if (!hasDecisions || wasFocused.current) return;
    wasFocused.current = true;
    block.current?.focus();
  }, [hasDecisions]);
  if (!hasDecisions) return null;

  const complain = (error: unknown) =>
    showToast({ tone: 'error', text: firstMessageOf(error) ?? basketWording.notSaved });
  const settle = ({ line }: LineDecision, answer: LineAnswer) => {
    if (answer.type === 'remove') return removeLine.mutate(line, { onError: complain });
    const quantity = answer.type === 'keep-price' ? line.quantity : answer.quantity;
    return setQuantity.mutate({ line, quantity }, { onError: complain });
  };

  return (
    <section ref={block} id={basketCheckId} tabIndex={-1} className="basket-check" aria-labelledby="basket-check-title">
      <h2 id="basket-check-title">{basketWording.checkFirst(decisions.length)}</h2>
      {decisions.map((decision) => (
        <div key={`${decision.line.lineItemId}-${decision.notification.code}`} className="basket-check-row">
          <div>
            <b>{nameOfLine(decision.line)}</b>
            <p>{decision.notification.message}</p>
          </div>
          <div className="basket-check-answers">
            {decision.answers.map((answer, at) => (
              <Button
                key={labelOf(decision, answer)}
                tone={at === 0 && answer.type !== 'remove' ? 'primary' : 'plain'}
                aria-label={`${labelOf(decision, answer)}, ${nameOfLine(decision.line)}`}
                onClick={() => settle(decision, answer)}
              >
                {labelOf(decision, answer)}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
