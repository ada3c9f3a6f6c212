import { memo, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Meter } from '#ui/meter.tsx';
import { Notice } from '#ui/notice.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import type { PadTotals } from './pad-totals.ts';
import { rowWords } from './row-words.ts';
import type { ImportNote } from '#features/quick-order/input/use-import.ts';

/** The results of the text or files that were read last. */
export function ImportNotices({ notes }: { readonly notes: readonly ImportNote[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A refusal changes nothing else on the pad, and on a phone the bar at the bottom may cover the reason.
    if (notes.at(-1)?.type === 'refused') box.current?.scrollIntoView({ block: 'nearest' });
  }, [notes]);
  return (
    <div ref={box} role="status">
      {notes.map((note) => (
        <ImportNotice key={note.id} note={note} />
      ))}
    </div>
  );
}

function ImportNotice({ note }: { readonly note: ImportNote }) {
  if (note.type === 'refused') return <Notice tone="danger">{note.text}</Notice>;
  return (
    <>
      <p className="pad-read">{note.text}</p>
      {note.type === 'reading' || note.warning === null ? null : <Notice tone="warning">{note.warning}</Notice>}
    </>
  );
}

/** The progress of looking up many lines. */
export function LookUpMeter({
  lookingUp,
}: {
  readonly lookingUp: { readonly left: number; readonly all: number } | null;
}) {
  if (lookingUp === null || lookingUp.all < 20) return null;
  const { left, all } = lookingUp;
  return <Meter label={words.checking} value={all - left} max={all} text={words.checkingRows(left, all)} />;
}

const listed = 8;

/** The lines that need attention, each with its problem and a link to it. */
export const ToCheck = memo(function ToCheck({
  toCheck,
  isOnly,
  onOnly,
  onGo,
}: {
  readonly toCheck: PadTotals['toCheck'];
  readonly isOnly: boolean;
  readonly onOnly: (isOnly: boolean) => void;
  readonly onGo: (place: number) => void;
}) {
  if (toCheck.length === 0) return null;
  return (
    <Notice tone="warning" title={words.toCheckTitle(toCheck.length)}>
      <ul className="pad-check">
        {toCheck.slice(0, listed).map(({ row, place }) => (
          <li key={row.id}>
            <Button size="small" tone="quiet" className="pad-check-go" onClick={() => onGo(place)}>
              {words.rowLink(place + 1, row.line)}
            </Button>
            <span>{rowWords(row).find(({ isWrong }) => isWrong)?.text}</span>
          </li>
        ))}
        {toCheck.length > listed ? <li className="muted">{words.moreToCheck(toCheck.length - listed)}</li> : null}
      </ul>
      {toCheck.length > 3 ? <Checkbox checked={isOnly} onChange={onOnly} label={words.onlyToCheck} /> : null}
    </Notice>
  );
});
