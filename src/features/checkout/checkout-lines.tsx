import { type ReactNode, useState } from 'react';
import type { LineItem } from '#contract/basket.ts';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { lineName } from '#wording/line-name.ts';
import { formatMoney } from '#wording/money.ts';
import { explainQuantity, quantityWording } from '#wording/quantity.ts';
import { dismissRefusal, sayNotTaken } from './checkout-toasts.ts';
import { useRemoveCheckoutLines, useSetCheckoutQuantity } from './checkout-writes.ts';

const nameOf = (line: LineItem) => lineName(line.productName, line.variant.name);

/** The lines being ordered; an edit mode allows changing quantities and removing lines. */
export function CheckoutLines({
  lines,
  isLocked,
  actionsOf,
}: {
  readonly lines: readonly LineItem[];
  readonly isLocked: boolean;
  readonly actionsOf?: (line: LineItem) => ReactNode;
}) {
  const [isEditing, setEditing] = useState(false);
  const setQuantity = useSetCheckoutQuantity();
  const remove = useRemoveCheckoutLines();
  const callbacks = {
    onSuccess: () => dismissRefusal('lines'),
    onError: (error: unknown) => sayNotTaken('lines', error),
  };

  return (
    <>
      <ul ref={keepFocus} className="checkout-lines">
        {lines.map((line) => (
          <li key={line.lineItemId}>
            <span>
              {isEditing ? null : <b>{words.quantityTimes(line.quantity)} </b>}
              {nameOf(line)}
              {line.addOns.map((addOn) => (
                <small key={addOn.addonOptionId}>{addOn.name}</small>
              ))}
            </span>
            <span>{formatMoney(line.price.total)}</span>
            {isEditing ? (
              <div className="checkout-line-edit" data-saves>
                <QuantityBox
                  label={quantityWording.box(nameOf(line))}
                  fewerLabel={quantityWording.fewer(nameOf(line))}
                  moreLabel={quantityWording.more(nameOf(line))}
                  value={line.quantity}
                  rule={line.variant.quantityRule}
                  explain={explainQuantity(line.variant.quantityRule)}
                  size="touch"
                  onCommit={(quantity) =>
                    quantity === 0
                      ? remove.mutate([line.lineItemId], callbacks)
                      : setQuantity.mutate({ lineItemId: line.lineItemId, quantity }, callbacks)
                  }
                />
                {actionsOf?.(line)}
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={words.removeLine(nameOf(line))}
                  onClick={() => remove.mutate([line.lineItemId], callbacks)}
                >
                  {words.remove}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {isLocked ? null : (
        <Button tone="quiet" size="small" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
          {isEditing ? words.doneEditing : words.editLines}
        </Button>
      )}
    </>
  );
}
