import { useState } from 'react';
import { StockMark } from '#ui/stock-mark.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { freshnessWording } from '#wording/freshness.ts';
import { formatCount } from '#wording/words.ts';
import type { KnownPart } from './pad-row.ts';

/** After a day nobody knows what is left. */
const stockHoldsMs = 24 * 60 * 60 * 1000;

/** What may be said of a part's stock in the store's mode; too old a number is not told. */
export function PartStockMark({ known: { part, terms, asOf } }: { readonly known: KnownPart }) {
  const [now] = useState(() => Date.now());
  if (terms.inventoryMode === 'None') return null;
  if (now - asOf > stockHoldsMs) return <span className="muted">{freshnessWording.checkWhenOnline}</span>;
  const { quantity, isInStock, isLow, restockDate } = part.stock;
  if (!isInStock) {
    const detail = restockDate === null ? (terms.canBackorder ? words.shipsLater : null) : words.due(restockDate);
    return <StockMark level="out" label={words.out} {...(detail === null ? {} : { detail })} />;
  }
  if (isLow) {
    return <StockMark level="low" label={words.low} {...(quantity === null ? {} : { detail: words.left(quantity) })} />;
  }
  return (
    <StockMark level="in" label={words.inStock} {...(quantity === null ? {} : { detail: formatCount(quantity) })} />
  );
}
