import { useEffect, useState } from 'react';
import { type FinishedChange, parseFinished } from '#offline/commands/finished.ts';
import { useShop } from '#shopper/shop.tsx';

/** A change and when it was sent (epoch ms). */
export interface SentChange {
  readonly id: string;
  readonly change: FinishedChange;
  readonly at: number;
}

/** Recently sent changes, latest first; null until the journal has been read. */
export const useFinished = (): readonly SentChange[] | null => {
  const { journal } = useShop();
  const [sent, setSent] = useState<readonly SentChange[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const finished = await journal.finished();
      if (!isWanted) return;
      setSent(
        finished.flatMap((one) => {
          const change = one.outcome === 'sent' ? parseFinished(one) : null;
          return change === null ? [] : [{ id: one.id, change, at: one.at }];
        }),
      );
    };
    const refresh = () => void ask().catch(reportError);
    const unsubscribe = journal.subscribe(refresh);
    refresh();
    return () => {
      isWanted = false;
      unsubscribe();
    };
  }, [journal]);
  return sent;
};
