import { useId, useState } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { useIsTaxAdded, useTaxBasis } from '#shopper/shown/tax.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { lineName } from '#wording/line-name.ts';
import { formatTotal } from '#wording/money.ts';
import { reorderWording as words } from '#wording/reorder.ts';
import type { TakenLine } from './order-writes.ts';
import { againTax, againTotal } from './use-again.ts';

/** The total of the ticked lines, and the button that adds them. */
export function AgainBar({
  taken,
  label = words.add,
  isCalm = false,
  isPending,
  onAdd,
}: {
  readonly taken: readonly TakenLine[];
  /** The button's label, by the number of ticked lines. */
  readonly label?: (count: number) => string;
  /** Becomes sticky only once a line is ticked, for pages with other content. */
  readonly isCalm?: boolean;
  readonly isPending: boolean;
  readonly onAdd: () => void;
}) {
  const { currencyCode } = useShop();
  const isTaxAdded = useIsTaxAdded();
  const basis = useTaxBasis();
  const [isAsked, setAsked] = useState(false);
  const reasonId = useId();
  const isEmpty = taken.length === 0;
  const [stays, setStays] = useState(!isCalm);
  if (!isEmpty && !stays) setStays(true);
  const press = () => {
    setAsked(isEmpty);
    if (isEmpty) announce(words.chooseOne, 'assertive');
    else onAdd();
  };
  return (
    <section className="again-bar" data-stays={stays || undefined} aria-label={label(0)}>
      {isEmpty ? null : (
        <p>
          {words.total}
          <b>{formatTotal({ amount: againTotal(taken), currencyCode }, againTax(taken), basis, isTaxAdded)}</b>
        </p>
      )}
      <Button
        tone="primary"
        isPending={isPending}
        aria-describedby={isAsked && isEmpty ? reasonId : undefined}
        onClick={press}
      >
        {label(taken.length)}
      </Button>
      {isAsked && isEmpty ? <p id={reasonId}>{words.chooseOne}</p> : null}
    </section>
  );
}

/** Lines that the store refused, with its reasons. */
export function AgainRefused({
  refused,
}: {
  readonly refused: readonly { readonly line: TakenLine; readonly message: string | null }[];
}) {
  if (refused.length === 0) return null;
  return (
    <Notice tone="danger" title={words.refused(refused.length)} role="alert">
      <ul>
        {refused.map(({ line: { again }, message }) => (
          <li key={again.line.lineItemId}>
            {lineName(again.line.productName, again.line.variantName)}
            {message === null ? null : `: ${message}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
