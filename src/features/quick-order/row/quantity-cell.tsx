import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { anyQuantity, stepQuantity } from '#ui/quantity-rule.ts';
import { isBarcode } from '#features/quick-order/input/quantity-text.ts';
import { quantityOf, type PadRow, ruleOf } from '#features/quick-order/pad-row.ts';

/** The quantity box: keeps text as typed, so that unreadable input isn't lost; the arrow keys change it by a pack. */
export const QuantityCell = memo(function QuantityCell({
  id,
  label,
  row,
  describedBy,
  isWrong,
  onBegin,
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
  readonly onBegin: () => void;
  readonly onType: (quantity: string) => void;
  /** A scanner that types has entered the next barcode here. */
  readonly onScan: (code: string) => void;
  readonly onEnter: (goesOn: boolean) => void;
  readonly onAddAll: () => void;
}) {
  const before = useRef(row.quantity);
  const box = useRef<HTMLInputElement>(null);
  const typed = useRef(row.quantity);
  const isScanned = useRef(false);
  // Selects a value that was set while the box has the focus, so that typing replaces it, as on entering the box. That includes the
  // value after a scan, which may be one more of this very row. In a layout effect, since a scanner goes on typing.
  useLayoutEffect(() => {
    const isWritten = isScanned.current || typed.current !== row.quantity;
    if (isWritten && document.activeElement === box.current) box.current?.select();
    if (isScanned.current) before.current = row.quantity;
    isScanned.current = false;
    typed.current = row.quantity;
  }, [row.quantity]);
  const type = (quantity: string) => {
    typed.current = quantity;
    onType(quantity);
  };
  const step = (direction: 1 | -1) => {
    const rule = row.lookup.type === 'found' ? ruleOf(row.lookup.known) : anyQuantity;
    const next = stepQuantity(quantityOf(row) ?? 0, direction, rule);
    if (next > 0) type(String(next));
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'Escape') type(before.current);
    else if (event.key === 'Enter' && isBarcode(row.quantity.trim())) {
      isScanned.current = true;
      type(before.current);
      onScan(row.quantity.trim());
    } else if (event.key === 'Enter') {
      const isAll = event.ctrlKey || event.metaKey;
      onEnter(!isAll);
      if (isAll) onAddAll();
    } else return;
    event.preventDefault();
  };
  return (
    <input
      ref={box}
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
        onBegin();
      }}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={key}
      onBlur={() => onEnter(false)}
    />
  );
});
