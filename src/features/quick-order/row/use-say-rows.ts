import { useEffect, useRef } from 'react';
import { announce } from '#ui/announce.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import type { PadRow } from '#features/quick-order/pad-row.ts';
import { rowWords } from '#features/quick-order/row-words.ts';

/** Nobody listens to a result for each keystroke. */
const pauseMs = 500;

/** What a row is, and what is wrong with it; empty while it is being typed or looked up. */
const saidOf = (row: PadRow): string => {
  const { lookup } = row;
  if (lookup.type === 'none' || lookup.type === 'checking') return '';
  const name = lookup.type === 'found' ? [`${lookup.known.part.variantName ?? lookup.known.part.name}.`] : [];
  return [...name, ...rowWords(row).map(({ text }) => text)].join(' ');
};

/** Announces what became of the row that the shopper has filled in. Many rows at once, as when pasting, have notes of their own. */
export const useSayRows = (rows: readonly PadRow[]): void => {
  const before = useRef(new Map<string, string>());
  useEffect(() => {
    // A row that is empty or being typed has nothing said yet; one that was saved earlier stays unannounced.
    for (const row of rows) if (!before.current.has(row.id) && saidOf(row) === '') before.current.set(row.id, '');
    const timer = setTimeout(() => {
      const said = new Map(rows.map((row) => [row.id, saidOf(row)]));
      const changed = rows.flatMap(({ id }, at) => {
        const text = said.get(id) ?? '';
        const was = before.current.get(id);
        return was === undefined || was === text || text === '' ? [] : [`${words.rowLink(at + 1, null)}: ${text}`];
      });
      before.current = said;
      if (changed.length === 1 && changed[0] !== undefined) announce(changed[0]);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [rows]);
};
