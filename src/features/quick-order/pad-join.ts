import { maxQuantity } from '#contract/quantity-rule.ts';
import { askedFor, settled } from './pad-quantity.ts';
import { type PadRow, quantityOf } from './pad-row.ts';

const isFreeToJoin = ({ receipt, isEntering }: PadRow): boolean => receipt === null && !isEntering;

/** Merges rows for the same part; rows that can't be merged stay. */
export const joinSame = (rows: readonly PadRow[]): readonly PadRow[] => {
  const firstOf = new Map<string, number>();
  const all: PadRow[] = [];
  let hasJoined = false;
  for (const row of rows) {
    const partId = row.lookup.type === 'found' ? row.lookup.known.part.id : null;
    const at = partId === null ? undefined : firstOf.get(partId);
    const first = at === undefined ? undefined : all[at];
    // Most parts have a single row, so this saves computing quantities.
    const more = first === undefined ? null : quantityOf(row);
    const before = first === undefined ? null : quantityOf(first);
    // A row being added to the cart must leave exactly as it was sent, and no row may vanish while somebody types in it.
    const isFree = isFreeToJoin(row) && first !== undefined && isFreeToJoin(first);
    const canJoin = isFree && before !== null && more !== null && before + more <= maxQuantity;
    if (at !== undefined && first !== undefined && canJoin && !first.isAsTyped && !row.isAsTyped) {
      const ofFirst = first.adjusted?.asked ?? before;
      const sum = ofFirst + (row.adjusted?.asked ?? more);
      all[at] = settled({
        ...askedFor(first, sum),
        joined: [...first.joined, row.adjusted?.asked ?? more, ...row.joined],
      });
      hasJoined = true;
    } else {
      if (partId !== null && at === undefined) firstOf.set(partId, all.length);
      all.push(row);
    }
  }
  return hasJoined ? all : rows;
};
