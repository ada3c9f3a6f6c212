import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import type { PadRow } from './pad-row.ts';
import { type LineActions, PadLine } from '#features/quick-order/row/pad-line.tsx';
import { rowsAtOnce } from './frames.ts';
import { useDrawn } from './use-drawn.ts';

/** Rows per page, so that a pad of thousands stays fast. */
export const rowsOnAPage = 100;

/** The rows of a pad, one page at a time. `places` are the rows' indexes in the whole pad. */
export function PadLines({
  rows,
  places,
  page,
  onPage,
  actions,
}: {
  readonly rows: readonly PadRow[];
  readonly places: readonly number[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly actions: LineActions;
}) {
  const [top, setTop] = useState<HTMLElement | null>(null);
  const pages = Math.max(1, Math.ceil(places.length / rowsOnAPage));
  const current = Math.min(page, pages - 1);
  const from = current * rowsOnAPage;
  const shown = places.slice(from, from + rowsOnAPage);
  const turn = (next: number) => {
    onPage(next);
    top?.scrollIntoView({ block: 'start' });
  };
  const { columns } = words;
  return (
    <>
      <div className="pad-head" aria-hidden="true" ref={setTop}>
        <span />
        <span>{columns.code}</span>
        <span className="pad-details">
          <span className="pad-name">{columns.name}</span>
          <span className="pad-pack">{columns.pack}</span>
          <span className="pad-stock">{columns.stock}</span>
          <span className="pad-each">{columns.each}</span>
        </span>
        <span className="pad-quantity-head">{columns.quantity}</span>
        <span className="pad-total">{columns.total}</span>
        <span />
      </div>
      <DrawnLines key={current} rows={rows} places={shown} actions={actions} />
      {pages === 1 ? null : (
        <nav className="pad-pages" aria-label={words.pad}>
          <Button size="small" disabled={current === 0} onClick={() => turn(current - 1)}>
            {words.previousRows}
          </Button>
          <span>{words.rowsShown(from + 1, from + shown.length, places.length)}</span>
          <Button size="small" disabled={current === pages - 1} onClick={() => turn(current + 1)}>
            {words.nextRows}
          </Button>
        </nav>
      )}
    </>
  );
}

function DrawnLines({
  rows,
  places,
  actions,
}: {
  readonly rows: readonly PadRow[];
  readonly places: readonly number[];
  readonly actions: LineActions;
}) {
  const drawn = useDrawn(places.length);
  // The list has its height from the start: growing with each batch of rows would repaint all of them.
  const minBlockSize = places.length - drawn > rowsAtOnce ? `calc(${places.length} * var(--pad-row))` : undefined;
  return (
    <ol className="pad" aria-label={words.pad} style={{ minBlockSize }}>
      {places.slice(0, drawn).map((place) => {
        const row = rows[place];
        return row === undefined ? null : <PadLine key={row.id} row={row} place={place + 1} actions={actions} />;
      })}
    </ol>
  );
}
