import { useSyncExternalStore } from 'react';
import { Stamp } from './stamp.tsx';

const tickMs = 30_000;

const follow = (listener: () => void): (() => void) => {
  const clock = setInterval(listener, tickMs);
  return () => clearInterval(clock);
};

/** Rounded to the tick, so that the value is stable during a render. */
const readClock = (): number => Math.floor(Date.now() / tickMs) * tickMs;

/** A stamp whose text follows the clock; `at` is epoch ms. Browser only. */
export function LiveStamp({
  at,
  say,
  isOld = false,
}: {
  readonly at: number;
  readonly say: (then: Date, now: Date) => string;
  readonly isOld?: boolean;
}) {
  const now = useSyncExternalStore(follow, readClock);
  const then = new Date(at);
  return (
    <Stamp dateTime={then.toISOString()} isOld={isOld}>
      {say(then, new Date(Math.max(now, at)))}
    </Stamp>
  );
}
