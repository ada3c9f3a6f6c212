import type { Freshness } from '#shopper/freshness.ts';
import { Button } from '#ui/button.tsx';
import { LiveStamp } from '#ui/live-stamp.tsx';
import { freshnessWording as words } from '#wording/freshness.ts';

/** What a price date needs to know; see `useDatedPrices`. */
export interface PriceDateProps {
  readonly freshness: Freshness;
  readonly updatedAt: number;
  /** Shows prices that are held back for their age; null while none are. */
  readonly onShow: (() => void) | null;
}

/** Since when the prices of a table are as they are shown; past ones are shown at a press. */
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
