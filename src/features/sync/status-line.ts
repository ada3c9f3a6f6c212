import type { ConnectionState } from '#shopper/connection/connection.ts';
import { relativeStamp } from '#wording/dates.ts';
import { syncWording as words } from '#wording/sync.ts';

/** The facts behind the first line of the sync centre; times are epoch ms. */
export interface StatusFacts {
  readonly connection: ConnectionState;
  readonly toSend: number;
  /** Changes that need a decision, and differences from what was asked for. */
  readonly toCheck: number;
  /** Another shopper's changes wait on this device. */
  readonly hasOthers: boolean;
  readonly checkedAt: number | null;
  readonly now: number;
}

/** The first line of the sync centre: "Online. 2 to send. 1 to check." */
export const statusLine = ({ connection, toSend, toCheck, hasOthers, checkedAt, now }: StatusFacts): string =>
  [
    words.status[connection],
    ...(toSend > 0 ? [words.status.toSend(toSend)] : []),
    ...(toCheck > 0 ? [words.status.toCheck(toCheck)] : []),
    ...(toSend + toCheck === 0 && !hasOthers ? [words.status.allSent] : []),
    ...(toSend + toCheck === 0 && checkedAt !== null
      ? [words.status.lastChecked(relativeStamp(new Date(checkedAt), new Date(now)))]
      : []),
  ].join(' ');
