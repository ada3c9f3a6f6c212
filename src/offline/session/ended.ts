import { lifeOf, type TokenLife } from '#api/token-life.ts';
import { digestOf } from '#offline/reads/digest.ts';
import { changeEndedSessions, type Departure, type EndedSessions, readEndedSessions } from './database.ts';

type Mark = EndedSessions['mark'];

/** A shopper who signs out: their token, and whether their changes wait for their return. */
export interface Leaving {
  readonly token: string;
  readonly subject: string;
  readonly keepsEntries: boolean;
}

/** True if a token was issued no later than one that was signed out. */
export const isOutranked = (mark: Mark, token: string): boolean => {
  const life = lifeOf(token);
  if (mark === null || life === null || mark.except === digestOf(token)) return false;
  // Both times are of the store's clock; a store that omits the first provides the second.
  return mark.issuedAt !== null && life.issuedAt !== null
    ? life.issuedAt <= mark.issuedAt
    : life.expiresAt <= mark.expiresAt;
};

/** The later of a mark and a token's times. */
const marked = (mark: Mark, { issuedAt, expiresAt }: TokenLife): Mark => ({
  issuedAt: issuedAt === null && mark === null ? null : Math.max(issuedAt ?? 0, mark?.issuedAt ?? 0),
  expiresAt: Math.max(expiresAt, mark?.expiresAt ?? 0),
  except: null,
});

const departing = (departures: readonly Departure[], { subject, keepsEntries }: Leaving): Departure[] => [
  ...departures.filter((one) => one.subject !== subject),
  { subject, keepsEntries, at: Date.now() },
];

/** True for a token of a shopper who signed out on this device: a browser that crashed may restore its cookie. */
export const isSignedOut = async (token: string): Promise<boolean> =>
  isOutranked((await readEndedSessions()).mark, token);

/**
 * Records that a shopper signed out, and with `endsAtStore` that the store must end the session. On disk when it resolves. Returns whether the
 * session can be ended without its token.
 */
export const recordSignOut = async (leaving: Leaving, { endsAtStore }: { endsAtStore: boolean }): Promise<boolean> => {
  const life = lifeOf(leaving.token);
  const ending = endsAtStore ? (life?.ending ?? null) : null;
  await changeEndedSessions((before) => ({
    mark: life === null ? before.mark : marked(before.mark, life),
    departures: departing(before.departures, leaving),
    endings:
      life === null || ending === null
        ? before.endings
        : [...before.endings.filter((one) => !isOver(one.expiresAt)), { ending, expiresAt: life.expiresAt }],
  }));
  return ending !== null;
};

/** Tolerance for clocks that differ. */
const daySeconds = 24 * 60 * 60;

/** An expired token is invalid at the store, too. */
const isOver = (expiresAt: number): boolean => expiresAt + daySeconds < Date.now() / 1000;

/** Records that a token was issued, and who signed out for it: whatever was signed out before, this one is used. */
export const recordSignIn = async (given: { token: string; subject: string }, left: Leaving | null): Promise<void> => {
  const { mark: before, departures: unfinished } = await readEndedSessions();
  if (left === null && before === null && unfinished.length === 0) return;
  const life = left === null ? null : lifeOf(left.token);
  await changeEndedSessions(({ mark, departures, endings }) => {
    const next = life === null ? mark : marked(mark, life);
    const others = departures.filter(({ subject }) => subject !== given.subject);
    return {
      mark: next === null ? null : { ...next, except: digestOf(given.token) },
      departures: left === null ? others : departing(others, left),
      endings,
    };
  });
};

/** Shoppers whose sign-out may have been interrupted. */
export const readDepartures = async (): Promise<readonly Departure[]> => (await readEndedSessions()).departures;

/** Records that all data of a shopper was deleted. */
export const recordDeleted = (subject: string): Promise<void> =>
  changeEndedSessions((before) => ({
    ...before,
    departures: before.departures.map((one) => (one.subject === subject ? { ...one, subject: null } : one)),
  }));

/** Browsers flush localStorage and cookies to disk within this time. */
const writtenMs = 60_000;

/** Forgets the departures that a start has handled, once the browser has had time to flush the deletions to disk. */
export const forgetDepartures = (now: number): Promise<void> =>
  changeEndedSessions((before) => ({
    ...before,
    departures: before.departures.filter(({ subject, at }) => subject !== null || Math.abs(now - at) < writtenMs),
  }));
