import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Connection } from '#shopper/connection/connection.ts';
import { useShop } from '#shopper/shop.tsx';
import { useIsDurable, useLaneBlock, useNotes, useWaiting } from '#shopper/use-waiting.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { Notice } from '#ui/notice.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { syncWording as words } from '#wording/sync.ts';
import { CheckList } from './check-list.tsx';
import type { WaitAction } from './check-row.tsx';
import { CopyReport } from './copy-report.tsx';
import { DifferenceList } from './difference-list.tsx';
import { DeviceSets, type SavedSize } from './device-sets.tsx';
import { SendingBlocked } from './sending-blocked.tsx';
import { SendList } from './send-list.tsx';
import { SentList } from './sent-list.tsx';
import { statusLine } from './status-line.ts';
import { reportOf } from './sync-report.ts';
import { useFinished } from './use-finished.ts';
import { useNow } from './use-now.ts';
import { groupsOf } from './waiting-groups.ts';
import './sync-screen.css';

/** The sync centre: waiting and sent changes, and cached copies, with the actions on each. */
export function SyncScreen({
  connection: { shown: connection, answeredAt: checkedAt },
  quantityInCart,
  waitOf,
  savedOf,
  savedSizes,
  install,
}: {
  readonly connection: Pick<Connection, 'shown' | 'answeredAt'>;
  /** The quantity of a line in the store's last answer; null if unknown. */
  readonly quantityInCart: (line: { productVariantId: string; addonOptionIds: readonly string[] }) => number | null;
  readonly waitOf: WaitAction;
  /** Renders the sets saved for offline; they call `lookAgain` when they change what is stored. */
  readonly savedOf: (lookAgain: () => void) => ReactNode;
  readonly savedSizes: readonly SavedSize[];
  /** The install button, if the app can be installed. */
  readonly install?: ReactNode;
}) {
  const { configuration } = useShop();
  const waiting = useWaiting();
  const notes = useNotes();
  const hasOthers = notes?.hasOthers === true;
  const blockedBy = useLaneBlock();
  const isDurable = useIsDurable();
  const finished = useFinished();
  const now = useNow();
  const { toCheck, toSend } = groupsOf(waiting);
  // Nothing is shown about waiting changes until the journal has been read.
  if (finished === null && waiting.length === 0) return <Skeleton label={words.looking} lines={4} />;

  const status = statusLine({
    connection,
    toSend: toSend.length,
    toCheck: toCheck.length + (notes?.differences.length ?? 0),
    hasOthers,
    checkedAt,
    now,
  });
  const report = () =>
    reportOf(waiting, {
      now: Date.now(),
      version: import.meta.env.SHOP_VERSION ?? null,
      connection,
      blockedBy,
      isDurable,
    });
  return (
    <div className="sync">
      <p className="sync-status">{status}</p>
      {isDurable ? null : (
        <Notice tone="warning" title={words.storageBlocked}>
          <p>{words.storageBlockedText}</p>
        </Notice>
      )}
      {blockedBy === null || toSend.length === 0 ? null : <SendingBlocked by={blockedBy} count={toSend.length} />}
      {toCheck.length === 0 ? null : (
        <CheckList
          changes={toCheck}
          facts={{ isKeyed: configuration.hasIdempotencyKeys, now, quantityInCart }}
          waitOf={waitOf}
        />
      )}
      <DifferenceList />
      {hasOthers ? (
        <Notice
          title={words.othersTitle}
          actions={
            <Link to="/auth/login" search={{ redirect_url: '/sync' }} className="btn" data-tone="primary">
              {words.signIn}
            </Link>
          }
        >
          <p>{words.othersText}</p>
        </Notice>
      ) : null}
      {toSend.length === 0 ? null : <SendList changes={toSend} now={now} blockedBy={blockedBy} />}
      <SentList finished={finished ?? []} now={now} />
      <section ref={keepFocus} className="sync-device" tabIndex={-1} aria-labelledby="sync-device-title">
        <SectionHead id="sync-device-title" title={words.deviceTitle} />
        <DeviceSets now={now} savedOf={savedOf} savedSizes={savedSizes} />
        {install === undefined ? null : (
          <div className="sync-install">
            <p>{words.installNote}</p>
            {install}
          </div>
        )}
        <CopyReport make={report} />
      </section>
    </div>
  );
}
