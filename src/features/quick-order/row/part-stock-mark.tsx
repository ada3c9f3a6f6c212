import { useState } from 'react';
import { variantOf } from '#contract/part-of-variant.ts';
import { freshnessOf } from '#shopper/freshness.ts';
import { StockMark } from '#ui/stock-mark.tsx';
import { freshnessWording } from '#wording/freshness.ts';
import { stockWords } from '#wording/stock.ts';
import type { KnownPart } from '#features/quick-order/pad-row.ts';

/** The store's answer needs no date for this long. */
const justNowMs = 60_000;

/** A part's stock, unless it is too old to show, and its age, unless the store has just given it. */
export function PartStockMark({ known: { part, terms, asOf } }: { readonly known: KnownPart }) {
  const [now] = useState(() => Date.now());
  const words = stockWords(variantOf(part, terms).inventory);
  const freshness = freshnessOf(asOf, true, now);
  const isTooOld = freshness === 'old' || freshness === 'past';
  return (
    <>
      {words === null ? null : isTooOld ? (
        <span className="muted">{freshnessWording.checkWhenOnline}</span>
      ) : (
        <StockMark {...words} />
      )}
      {now - asOf < justNowMs ? null : (
        <time className="pad-age" dateTime={new Date(asOf).toISOString()}>
          {freshnessWording.checked(new Date(asOf), new Date(now))}
        </time>
      )}
    </>
  );
}
