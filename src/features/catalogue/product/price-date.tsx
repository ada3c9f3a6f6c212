import type { Freshness } from '#shopper/freshness.ts';
import { Button } from '#ui/button.tsx';
import { LiveStamp } from '#ui/live-stamp.tsx';
import { freshnessWording as words } from '#wording/freshness.ts';

/** See `useDatedPrices`. */
export interface PriceDateProps {
  readonly freshness: Freshness;
  readonly updatedAt: number;
  /** Shows prices withheld for their age; null if none are. */
  readonly onShow: (() => void) | null;
}

/** The age of the prices in a table, with a button to show withheld ones. */
export function PriceDate({ freshness, updatedAt, onShow }: PriceDateProps) {
  return (
    <>
      <LiveStamp at={updatedAt} say={words.pricesAsOf} isOld={freshness === 'old' || freshness === 'past'} />
      {onShow === null ? null : (
        <>
          {' '}
          <Button size="small" onClick={onShow}>
            {words.showLastKnown}
          </Button>
        </>
      )}
    </>
  );
}
