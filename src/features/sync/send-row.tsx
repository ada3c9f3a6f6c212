import { Link } from '@tanstack/react-router';
import { foreignAnswer, type LaneBlock } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { useShop } from '#shopper/shop.tsx';
import { useShownSku } from '#shopper/shown/sku.ts';
import { Button } from '#ui/button.tsx';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { Row } from '#ui/row-list.tsx';
import { relativeStamp } from '#wording/dates.ts';
import { clockTime, pageNameOf, syncWording as words } from '#wording/sync.ts';
import { codeOf, describeChange } from './describe-change.ts';
import { QuantityEdit } from './quantity-edit.tsx';
import type { useChangeActions } from './use-change-actions.ts';

/** A waiting change: what it is, when and where it was made, its state, and the actions on it. */
export function SendRow({
  change,
  now,
  blockedBy,
  actions,
}: {
  readonly change: WaitingChange;
  readonly now: number;
  readonly blockedBy: LaneBlock | null;
  readonly actions: ReturnType<typeof useChangeActions>;
}) {
  const { journal } = useShop();
  const shownSku = useShownSku();
  const { entry } = change;
  const what = describeChange(change);
  const isLate = entry.state === 'waiting' && entry.failure !== null && entry.notBefore > now;
  return (
    <Row
      state="pending"
      title={what}
      code={shownSku(codeOf(change))}
      endNote={<Origin change={change} now={now} />}
      status={<State change={change} now={now} blockedBy={blockedBy} />}
      action={
        entry.state === 'sending' ? undefined : (
          <span className="sync-actions">
            {isLate && blockedBy === null ? (
              <Button
                size="small"
                aria-label={words.of(words.tryNow, what)}
                onClick={() => void journal.retry(entry.id).catch(reportError)}
              >
                {words.tryNow}
              </Button>
            ) : null}
            <QuantityEdit change={change} actions={actions} saveLabel={words.saveQuantity} />
            <Button
              size="small"
              tone="quiet"
              aria-label={words.of(words.discard, what)}
              onClick={() => void actions.settle(change, 'discard')}
            >
              {words.discard}
            </Button>
          </span>
        )
      }
    />
  );
}

export function Origin({ change: { entry }, now }: { readonly change: WaitingChange; readonly now: number }) {
  return (
    <>
      {words.made(relativeStamp(new Date(entry.createdAt), new Date(now)))}
      {', '}
      <Link to={entry.from}>{pageNameOf(entry.from)}</Link>
    </>
  );
}

function State({
  change: { entry },
  now,
  blockedBy,
}: {
  readonly change: WaitingChange;
  readonly now: number;
  readonly blockedBy: LaneBlock | null;
}) {
  if (entry.state === 'sending') return <PencilMark state="sending">{words.states.sending}</PencilMark>;
  if (blockedBy !== null) return <PencilMark state="waiting">{words.states[blockedBy]}</PencilMark>;
  if (entry.failure === null || entry.notBefore <= now) {
    return <PencilMark state="waiting">{words.states.waiting}</PencilMark>;
  }
  const { status, code } = entry.failure;
  const unanswered = code === foreignAnswer ? words.why.foreign : words.why.noAnswer;
  const why = status === 0 ? unanswered : words.why.storeTrouble;
  return (
    <PencilMark state="unsure">
      {words.states.later(clockTime(entry.notBefore))}. {why}
    </PencilMark>
  );
}
