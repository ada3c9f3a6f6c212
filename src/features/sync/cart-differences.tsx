import { useEffect } from 'react';
import type { Difference } from '#offline/journal/difference.ts';
import { useNotes } from '#shopper/use-waiting.ts';
import { DifferenceList } from './difference-list.tsx';

/** The differences in the cart, without those that the cart itself asks about: these count as seen. */
export function CartDifferences({ isAsked }: { readonly isAsked: (difference: Difference) => boolean }) {
  const notes = useNotes();
  const asked = notes?.differences.filter((one) => one.place === 'cart' && isAsked(one)) ?? [];
  const askedIds = asked.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (notes !== null && askedIds !== '') notes.acknowledge(askedIds.split(' ')).catch(reportError);
  }, [notes, askedIds]);
  return <DifferenceList isMeant={(one) => one.place === 'cart' && !isAsked(one)} />;
}
