import { type KeyboardEvent, memo, useRef } from 'react';
import { anyQuantity, stepQuantity } from '#ui/quantity-rule.ts';
import { isBarcode } from '#features/quick-order/input/quantity-text.ts';
import { quantityOf, type PadRow, ruleOf } from '#features/quick-order/pad-row.ts';

/** The box of a quantity: text as it was typed, so that nothing unreadable is lost; arrows change it by a pack. */
export const QuantityCell = memo(function QuantityCell({
  id,
  label,
  row,
  describedBy,
  isWrong,
  onType,
  onScan,
  onEnter,
  onAddAll,
}: {
  readonly id: string;
  readonly label: string;
  readonly row: Pick<PadRow, 'quantity' | 'lookup'>;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly onType: (quantity: string) => void;
  /** A scanner that types has written the next barcode here. */
  readonly onScan: (code: string) => void;
  readonly onEnter: (goesOn: boolean) => void;
  readonly onAddAll: () => void;
}) {
  const before = useRef(row.quantity);
  const step = (direction: 1 | -1) => {
    const rule = row.lookup.type === 'found' ? ruleOf(row.lookup.known) : anyQuantity;
    const next = stepQuantity(quantityOf(row) ?? 0, direction, rule);
    if (next > 0) onType(String(next));
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'Escape') onType(before.current);
    else if (event.key === 'Enter' && isBarcode(row.quantity.trim())) {
      const box = event.currentTarget;
      onType(before.current);
      onScan(row.quantity.trim());
      // The next one replaces what is there, as this one did; it may have been one more of this very row.
      setTimeout(() => {
        before.current = box.value;
        box.select();
      });
    } else if (event.key === 'Enter') {
      const isAll = event.ctrlKey || event.metaKey;
      onEnter(!isAll);
      if (isAll) onAddAll();
    } else return;
    event.preventDefault();
  };
  return (
    <input
      id={id}
      className="input pad-quantity"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      maxLength={40}
      value={row.quantity}
      onFocus={(event) => {
        before.current = row.quantity;
        event.currentTarget.select();
      }}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={key}
      onBlur={() => onEnter(false)}
    />
  );
});
