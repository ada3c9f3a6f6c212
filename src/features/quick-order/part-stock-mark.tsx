import { useState } from 'react';
import { variantOf } from '#contract/part-of-variant.ts';
import { freshnessOf } from '#shopper/freshness.ts';
import { StockMark } from '#ui/stock-mark.tsx';
import { freshnessWording } from '#wording/freshness.ts';
import { stockWords } from '#wording/stock.ts';
import type { KnownPart } from './pad-row.ts';

/** The stock of a part, unless what is known of it is too old. */
export function PartStockMark({ known: { part, terms, asOf } }: { readonly known: KnownPart }) {
  const [now] = useState(() => Date.now());
  const words = stockWords(variantOf(part, terms).inventory);
  if (words === null) return null;
  const freshness = freshnessOf(asOf, true, now);
  const isTooOld = freshness === 'old' || freshness === 'past';
  return isTooOld ? <span className="muted">{freshnessWording.checkWhenOnline}</span> : <StockMark {...words} />;
}
