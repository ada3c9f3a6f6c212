import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ConnectionState } from '#shopper/connection/connection.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { useWaitingCounts } from '#shopper/waiting/use-counts.ts';
import { setConnectionNote } from '#ui/connection-note-state.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { TriangleAlertIcon, WifiOffIcon } from '#ui/notice-icons.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Strip } from '#ui/strip.tsx';
import { useKeepFocusSeen } from '#ui/use-keep-focus-seen.ts';
import { connectionWording as words } from '#wording/connection.ts';
import { FullDeviceStrip } from './full-device-strip.tsx';
import { oldestPrices } from './oldest-prices.ts';

// An order prepared without a connection can be placed once the connection is back.
const DraftStrip = lazyPart(async () => (await import('#features/checkout/draft/draft-link.tsx')).DraftStrip);

/** How long "Back online" stays. */
const backMs = 5_000;

type Waiting = ReturnType<typeof useWaitingCounts>;

/** The strips under the header: the connection and unsent changes, and a device that is full. */
export function ConnectionWords() {
  const strips = useRef<HTMLDivElement>(null);
  useKeepFocusSeen(strips);
  return (
    <div ref={strips}>
      <ConnectionStrip />
      <FullDeviceStrip />
    </div>
  );
}

/** The text of the strip, with a link to waiting changes. */
function ConnectionStrip() {
  const { shown } = useConnection();
  const waiting = useWaitingCounts();
  useEffect(() => setConnectionNote(shown === 'online' ? null : words.needed), [shown]);
  const { hasReturned, wasDown, sent } = useReturn(shown, waiting);
  const isCheckout = useLocation({ select: ({ pathname }) => pathname === '/checkout' });
  const review = <Link to="/sync">{words.review}</Link>;
  if (shown !== 'online') return <Trouble shown={shown} waiting={waiting} review={review} />;
  if (waiting.toCheck > 0) {
    return (
      <Strip tone="warning" icon={<TriangleAlertIcon size={18} />} action={review}>
        {hasReturned ? <b>{words.back} </b> : null}
        {words.toCheck(waiting.toCheck)}
      </Strip>
    );
  }
  return (
    <>
      {hasReturned ? (
        <Strip icon={<CheckIcon size={18} />}>
          <b>{words.back}</b> {sent > 0 ? words.sent(sent) : null}
        </Strip>
      ) : null}
      {wasDown && !isCheckout ? (
        <Suspense>
          <DraftStrip />
        </Suspense>
      ) : null}
    </>
  );
}

function Trouble({
  shown,
  waiting,
  review,
}: {
  shown: Exclude<ConnectionState, 'online'>;
  waiting: Waiting;
  review: ReactNode;
}) {
  const oldest = useOldestPrices();
  const count = waiting.toSend + waiting.toCheck;
  return (
    <Strip tone="warning" icon={<WifiOffIcon size={18} />} action={count > 0 ? review : null}>
      <b>{words.states[shown]}</b> {oldest === null ? null : `${words.asOf(oldest)} `}
      {waiting.toSend > 0 ? `${words.willSend(waiting.toSend)} ` : null}
      {waiting.toCheck > 0 ? words.toCheck(waiting.toCheck) : null}
    </Strip>
  );
}

/** Whether the connection has just come back, and how many changes have been sent since it was lost. */
const useReturn = (shown: ConnectionState, { toSend, toCheck }: Waiting) => {
  const [owed, setOwed] = useState<number | null>(null);
  const [isTold, setTold] = useState(false);
  const [wasDown, setWasDown] = useState(false);
  const isDown = shown !== 'online';
  const waiting = toSend + toCheck;
  // Changes made while offline count as well.
  if (isDown && (owed === null || waiting > owed)) setOwed(waiting);
  if (isDown && !isTold) setTold(true);
  if (isDown && !wasDown) setWasDown(true);
  useEffect(() => {
    if (isDown || !isTold) return undefined;
    const timer = setTimeout(() => {
      setTold(false);
      setOwed(null);
    }, backMs);
    return () => clearTimeout(timer);
  }, [isDown, isTold]);
  return { hasReturned: isTold && !isDown, wasDown, sent: Math.max(0, (owed ?? 0) - waiting) };
};

/** When the oldest prices on screen were fetched (epoch ms), or null if there are none. */
const useOldestPrices = (): number | null => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => oldestPrices(cache),
    () => null,
  );
};
