import type { Basket } from '#contract/basket.ts';
import { keyOfLine, lineSubject } from '#offline/commands/line-key.ts';
import { announce } from '#ui/announce.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { waitForMoreWording as words } from '#wording/wait-for-more.ts';
import { backOrdersOf, type LineDecision } from './basket-decisions.ts';
import { LineAnswers, type WaitAction } from './line-answers.tsx';
import { nameOfLine } from './line-name.ts';
import { useAnsweredBackOrders } from './use-answered-back-orders.ts';

/** Identifies a question; changes with the quantity and the stock. */
const questionOf = ({ line, notification }: LineDecision): string =>
  `${lineSubject(keyOfLine(line))} ${line.quantity} ${notification.availableQuantity ?? ''}`;

/** Lines that the store sells although stock is short: the shopper back-orders the rest or takes what is in stock. */
export function BackOrders({ basket, waitOf }: { readonly basket: Basket; readonly waitOf: WaitAction }) {
  const { answered, answer } = useAnsweredBackOrders();
  const backOrders = backOrdersOf(basket);
  if (backOrders.length === 0) return null;
  const wait = (decision: LineDecision): void => {
    answer(questionOf(decision));
    announce(words.willFollow(nameOfLine(decision.line)));
  };
  return (
    <section
      ref={keepFocus}
      className="basket-follow"
      aria-labelledby="basket-follow-title"
      aria-busy={answered === undefined}
    >
      <h2 id="basket-follow-title">{words.notAllInStock}</h2>
      {backOrders.map((decision) => (
        <div key={decision.line.lineItemId} data-row className="basket-check-row">
          <div>
            <b>{nameOfLine(decision.line)}</b>
            <p>{decision.notification.message}</p>
          </div>
          {answered?.has(questionOf(decision)) === true ? null : (
            <LineAnswers decision={decision} waitOf={waitOf} onBackOrder={() => wait(decision)} />
          )}
        </div>
      ))}
    </section>
  );
}
