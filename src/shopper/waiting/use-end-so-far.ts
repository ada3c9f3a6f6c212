import { useEffect, useState } from 'react';
import type { ChangeResult } from '#shopper/shop-journal.ts';
import { useShop } from '#shopper/shop.tsx';

const sent: ChangeResult = { type: 'sent', data: null };

/** The latest state of a change: one that was queued at first may have been sent since. */
export const useEndSoFar = (made: ChangeResult | null): ChangeResult | null => {
  const { journal } = useShop();
  const [sentSince, setSentSince] = useState<ChangeResult | null>(null);
  useEffect(() => {
    if (made?.type !== 'queued') return;
    const look = async (): Promise<void> => {
      // A change discarded in another tab is finished, too.
      const isSent = (await journal.finished()).some(({ id, outcome }) => id === made.id && outcome === 'sent');
      if (isSent) setSentSince(made);
    };
    const lookAgain = (): void => void look().catch(reportError);
    lookAgain();
    return journal.subscribe(lookAgain);
  }, [journal, made]);
  return made !== null && made === sentSince ? sent : made;
};
