import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PadRow } from '#features/quick-order/pad-row.ts';
import { scanWording as words } from '#wording/scan.ts';
import { isRowOf } from './pad-scan.ts';

const stateWords = (row: PadRow | undefined): string => {
  switch (row?.lookup.type) {
    case 'found':
      return row.lookup.known.part.variantName ?? row.lookup.known.part.name;
    case 'not-found':
      return words.notFound;
    case 'away':
      return words.away;
    case 'none':
    case 'checking':
      return words.checking;
    case undefined:
      return words.gone;
  }
};

const shown = 3;

/** The latest codes, newest first, with their state on the pad, which has all of them. */
export function ScannedCodes({ codes, rows }: { readonly codes: readonly string[]; readonly rows: readonly PadRow[] }) {
  const lines = codes.slice(0, shown).map((code) => ({ code, row: rows.find((row) => isRowOf(row, code)) }));
  const [last] = lines;
  return (
    <>
      <span role="status">
        {last?.row === undefined ? null : (
          <VisuallyHidden>{words.said(stateWords(last.row), last.row.quantity)}</VisuallyHidden>
        )}
      </span>
      {lines.length === 0 ? null : (
        <ul className="scan-codes" aria-label={words.scanned}>
          {lines.map(({ code, row }) => (
            <li key={code} data-wrong={row?.lookup.type === 'not-found' || undefined}>
              <b className="code">{row?.code ?? code}</b>
              <span className="scan-name">{stateWords(row)}</span>
              {row === undefined ? null : <span className="scan-count">{words.pieces(row.quantity)}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
