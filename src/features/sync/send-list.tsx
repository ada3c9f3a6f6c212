import { useState, useSyncExternalStore } from 'react';
import type { LaneBlock } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { syncWording as words } from '#wording/sync.ts';
import { SendRow } from './send-row.tsx';
import { useChangeActions } from './use-change-actions.ts';
import { neverChanges } from '#ui/never-changes.ts';

/** Changes that will be sent automatically. */
export function SendList({
  changes,
  now,
  blockedBy,
}: {
  readonly changes: readonly WaitingChange[];
  readonly now: number;
  readonly blockedBy: LaneBlock | null;
}) {
  const { journal } = useShop();
  const actions = useChangeActions();
  const [isSending, setSending] = useState(false);
  const sendsWhenClosed = useSyncExternalStore(neverChanges, hasBackgroundSync, onHost);
  const sendNow = async () => {
    setSending(true);
    await journal.sendNow().catch(reportError);
    setSending(false);
  };
  return (
    <section ref={keepFocus} tabIndex={-1} aria-labelledby="sync-send-title">
      <SectionHead
        id="sync-send-title"
        title={words.sendTitle}
        note={
          blockedBy === null ? (
            <Button size="small" isPending={isSending} onClick={() => void sendNow()}>
              {words.sendNow}
            </Button>
          ) : undefined
        }
      />
      {sendsWhenClosed ? null : <p className="sync-open">{words.keepOpen}</p>}
      <RowList label={words.sendTitle}>
        {changes.map((change) => (
          <SendRow key={change.entry.id} change={change} now={now} blockedBy={blockedBy} actions={actions} />
        ))}
      </RowList>
    </section>
  );
}

const onHost = () => true;

/** Whether the browser can send from the worker after all pages are closed; private windows may support only one of the two. */
const hasBackgroundSync = (): boolean =>
  'SyncManager' in globalThis && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
