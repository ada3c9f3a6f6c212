import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { soldInText } from '#wording/quantity.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { formatPrice } from '#wording/money.ts';
import { eachMinor, type PadRow, quantityOf, ruleOf } from '#features/quick-order/pad-row.ts';
import { PartStockMark } from './part-stock-mark.tsx';

/** A row's part: its name, packaging, stock and price. */
export const PartDetails = memo(function PartDetails({ row }: { readonly row: Pick<PadRow, 'quantity' | 'lookup'> }) {
  const isTaxAdded = useIsTaxAdded();
  const { lookup } = row;
  if (lookup.type === 'checking') {
    return (
      <span className="pad-details pad-checking">
        <span className="spinner" aria-hidden="true" /> {words.checking}
      </span>
    );
  }
  if (lookup.type !== 'found') return <span className="pad-details" />;
  const { part, terms } = lookup.known;
  const each = eachMinor(lookup.known, quantityOf(row) ?? 1);
  const rule = ruleOf(lookup.known);
  return (
    <span className="pad-details">
      <Link className="pad-name" to="/store/product/$product" params={{ product: part.slug }}>
        {part.variantName ?? part.name}
      </Link>
      <span className="pad-pack">
        {rule.increment > 1 ? `${part.unit.label} · ${soldInText(rule)}` : part.unit.label}
      </span>
      <span className="pad-stock">
        <PartStockMark known={lookup.known} />
      </span>
      <span className="pad-each">
        {each === null
          ? null
          : formatPrice({ amount: each, currencyCode: terms.currencyCode }, part.taxRate, isTaxAdded)}
      </span>
    </span>
  );
});
