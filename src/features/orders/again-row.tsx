import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { orderableRule } from '#contract/orderable.ts';
import { useNameWithSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { anyQuantity } from '#ui/quantity-rule.ts';
import { StockMark } from '#ui/stock-mark.tsx';
import { lineName } from '#wording/line-name.ts';
import { formatPrice } from '#wording/money.ts';
import { explainQuantity, quantityWording } from '#wording/quantity.ts';
import { reorderWording as words } from '#wording/reorder.ts';
import { stockWords } from '#wording/stock.ts';
import { type AgainLine, isDifferent, lineToday } from './again-line.ts';

/** A line's tick and quantity. */
export interface AgainChoice {
  readonly isTaken: boolean;
  readonly quantity: number;
}

/** A line compared with today, with a tick box and a quantity box. */
export function AgainRow({
  again,
  choice,
  note,
  onChange,
}: {
  readonly again: AgainLine;
  readonly choice: AgainChoice;
  readonly note: ReactNode;
  readonly onChange: (choice: AgainChoice) => void;
}) {
  const nameWithSku = useNameWithSku();
  const isTaxAdded = useIsTaxAdded();
  const { line, today, isGone, isOut } = again;
  const name = lineName(line.productName, line.variantName);
  const rule = today === null ? anyQuantity : orderableRule(today.variant);
  const stock = today === null || isGone || isOut ? null : stockWords(today.variant.inventory);
  const total = lineToday(line, today, choice.quantity);
  const canBeHad = !isGone && !isOut;
  return (
    <li className="again-line" data-differs={isDifferent(again) || undefined} data-marked={choice.isTaken || undefined}>
      <Checkbox
        label={nameWithSku(name, line.sku)}
        checked={choice.isTaken}
        disabled={!canBeHad}
        onChange={(isTaken) => onChange({ ...choice, isTaken })}
      />
      <div className="again-line-facts">
        <p>{note}</p>
        <AgainWords again={again} />
        {line.addOns.map((addOn) => (
          <p key={addOn.addonOptionId} className="muted">
            {addOn.name}
          </p>
        ))}
        {stock === null ? null : <StockMark {...stock} />}
      </div>
      {canBeHad ? (
        <div className="again-line-order">
          <QuantityBox
            label={quantityWording.box(name)}
            fewerLabel={quantityWording.fewer(name)}
            moreLabel={quantityWording.more(name)}
            value={choice.quantity}
            rule={rule}
            explain={explainQuantity(rule)}
            onCommit={(quantity) => onChange({ isTaken: quantity > 0, quantity })}
          />
          {total === null ? null : <b>{formatPrice(total, today?.variant.taxRate, isTaxAdded)}</b>}
        </div>
      ) : null}
    </li>
  );
}

function AgainWords({ again }: { readonly again: AgainLine }) {
  const isTaxAdded = useIsTaxAdded();
  const { line, today, isGone, isOut, lacksOptions, onlyLeft, quantity, was, now } = again;
  if (isGone) {
    return (
      <p>
        <b>{words.gone}</b>{' '}
        <Link to="/search" search={{ q: line.productName }}>
          {words.findOther(line.productName)}
        </Link>
      </p>
    );
  }
  return (
    <>
      {isOut ? (
        <p>
          <b>{onlyLeft === null ? words.out : words.tooFew}</b>
        </p>
      ) : null}
      {onlyLeft === null ? null : (
        <p>
          <b>{words.onlyLeft(onlyLeft, line.quantity)}</b>
        </p>
      )}
      {onlyLeft === null && !isOut && quantity !== line.quantity ? (
        <p>
          <b>{words.soldOtherwise(line.quantity, quantity)}</b>
        </p>
      ) : null}
      {now === null ? null : (
        <p>
          {words.price(
            was.amount === now.amount && was.currencyCode === now.currencyCode
              ? null
              : formatPrice(was, line.taxRate, isTaxAdded),
            formatPrice(now, today?.variant.taxRate, isTaxAdded),
          )}
        </p>
      )}
      {lacksOptions ? (
        <p>
          {words.hasOptions}{' '}
          <Link to="/store/product/$product" params={{ product: line.slug }}>
            {words.chooseOptions(line.productName)}
          </Link>
        </p>
      ) : null}
    </>
  );
}
