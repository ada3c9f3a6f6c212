import { type ReactNode, useMemo } from 'react';
import type { OrderLine } from '#contract/order.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { reorderWording as words } from '#wording/reorder.ts';
import { AgainBar, AgainRefused } from './again-bar.tsx';
import { againLines, isDifferent } from './again-line.ts';
import { AgainRow } from './again-row.tsx';
import type { TakenLine } from './order-writes.ts';
import { type LookUpArticles, useAgainChoices, useTodayArticles } from './use-again.ts';
import './again.css';

const lineKey = ({ lineItemId }: OrderLine): string => lineItemId;

const all = () => true;

/** The texts for a list of compared lines. */
interface LineWords {
  /** The label of the whole list. */
  readonly label: string;
  readonly did: 'ordered' | 'parked';
  /** The note beside each line, by its original quantity. */
  readonly noteOf: (quantity: number) => string;
  /** The button's label, by the number of ticked lines. */
  readonly add: (count: number) => string;
}

/** Lines as they were, compared with today's catalogue, differences first; the ticked ones go into the cart. */
export function ComparedLines({
  lines: items,
  lookUp,
  said,
  back,
  isPending,
  refused,
  isTicked = all,
  onAdd,
}: {
  readonly lines: readonly OrderLine[];
  readonly lookUp: LookUpArticles;
  readonly said: LineWords;
  /** Shown above the lines: a link back. */
  readonly back: ReactNode;
  readonly isPending: boolean;
  readonly refused: Parameters<typeof AgainRefused>[0]['refused'];
  /** Whether a line is ticked initially; all are by default. */
  readonly isTicked?: (line: OrderLine) => boolean;
  /** Adds lines to the cart; `untick` unticks those that were added. */
  readonly onAdd: (taken: readonly TakenLine[], untick: ReturnType<typeof useAgainChoices>['untick']) => void;
}) {
  const skus = useMemo(() => [...new Set(items.map(({ sku }) => sku))], [items]);
  const { articles, isChecking, isDown, retry } = useTodayArticles(skus, lookUp);
  const lines = useMemo(() => againLines(items, articles), [items, articles]);
  const { choiceOf, choose, untick } = useAgainChoices(isTicked, lineKey);
  const taken = lines.flatMap((again) => {
    const { isTaken, quantity } = choiceOf(again);
    return isTaken && quantity > 0 ? [{ again, quantity }] : [];
  });
  const differing = lines.filter(isDifferent).length;
  const unknown = lines.filter(({ isUnknown }) => isUnknown).length;
  const standing =
    differing === 0 && unknown > 0
      ? words.unknown(unknown, lines.length)
      : [
          words.differences(differing, lines.length, said.did),
          ...(unknown === 0 ? [] : [words.unknown(unknown, lines.length)]),
        ].join(' ');
  return (
    <div className="again">
      <p role="status">
        {isChecking ? words.checking : standing} {isDown ? `${words.fromDevice} ${words.checkedLater}` : null}
      </p>
      {retry === null ? null : (
        <Notice tone="danger" title={words.notCompared} actions={<Button onClick={retry}>{words.tryAgain}</Button>} />
      )}
      <p>{back}</p>
      <ul className="again-lines" aria-label={said.label}>
        {lines.map((again) => (
          <AgainRow
            key={again.line.lineItemId}
            again={again}
            choice={choiceOf(again)}
            note={said.noteOf(again.line.quantity)}
            onChange={(choice) => choose(again, choice)}
          />
        ))}
      </ul>
      <AgainRefused refused={refused} />
      <AgainBar taken={taken} label={said.add} isPending={isPending} onAdd={() => onAdd(taken, untick)} />
    </div>
  );
}
