import { useEffect, useRef } from 'react';
import type { Basket } from '#contract/basket.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { basketWording } from '#wording/basket.ts';
import { basketCheckId, decisionsOf } from './basket-decisions.ts';
import { LineAnswers, type WaitAction } from './line-answers.tsx';
import { nameOfLine } from './line-name.ts';
import './basket-check.css';

/** Issues to resolve before ordering, one row per line, each button named by its result; focused once, on arrival. */
export function BasketCheck({ basket, waitOf }: { readonly basket: Basket; readonly waitOf: WaitAction }) {
  const decisions = decisionsOf(basket);
  const hasDecisions = decisions.length > 0;
  const wasFocused = useRef(false);
  useEffect(() => {
    // Only on arrival: later on it would pull the focus away from what the shopper is doing.
    if (!hasDecisions || wasFocused.current) return;
    wasFocused.current = true;
    document.getElementById(basketCheckId)?.focus();
  }, [hasDecisions]);
  if (!hasDecisions) return null;

  return (
    <section
      ref={keepFocus}
      id={basketCheckId}
      tabIndex={-1}
      className="basket-check"
      aria-labelledby="basket-check-title"
    >
      <h2 id="basket-check-title">{basketWording.checkFirst(decisions.length)}</h2>
      {decisions.map((decision) => (
        <div key={`${decision.line.lineItemId}-${decision.notification.code}`} data-row className="basket-check-row">
          <div>
            <b>{nameOfLine(decision.line)}</b>
            <p>{decision.notification.message}</p>
          </div>
          <LineAnswers decision={decision} waitOf={waitOf} />
        </div>
      ))}
    </section>
  );
}
