import { lifeOf, type TokenLife } from '#api/token-life.ts';
import { digestOf } from '#offline/reads/digest.ts';
import { changeEndedSessions, type Departure, type EndedSessions, readEndedSessions } from './database.ts';

type Mark = EndedSessions['mark'];

/** A shopper who leaves: their token, and whether their changes wait for their return. */
export interface Leaving {
  readonly token: string;
  readonly subject: string;
  readonly keepsEntries: boolean;
}

/** True where a token was issued no later than one that was signed out. */
export const isOutranked = (mark: Mark, token: string): boolean => {
  const life = lifeOf(token);
  if (mark === null || life === null || mark.except === digestOf(token)) return false;
  // Both moments are of the store's clock; a store that says nothing of the first says the second.
  return mark.issuedAt !== null && life.issuedAt !== null
    ? life.issuedAt <= mark.issuedAt
    : life.expiresAt <= mark.expiresAt;
};

/** The later of a mark and the end of a token. */
const marked = (mark: Mark, { issuedAt, expiresAt }: TokenLife): Mark => ({
  issuedAt: issuedAt === null && mark === null ? null : Math.max(issuedAt ?? 0, mark?.issuedAt ?? 0),
  expiresAt: Math.max(expiresAt, mark?.expiresAt ?? 0),
  except: null,
});

const departing = (departures: readonly Departure[], { subject, keepsEntries }: Leaving): Departure[] => [
  ...departures.filter((one) => one.subject !== subject),
  { subject, keepsEntries, at: Date.now() },
];

/** True for a token of a shopper who signed out on this device: a browser that died may bring its cookie back. */
export const isSignedOut = async (token: string): Promise<boolean> =>
  isOutranked((await readEndedSessions()).mark, token);

/**
 * Records that a shopper left, and where `endsAtStore` that the store is to be told. On disk when it resolves. Gives whether
 * the session can be ended without its token.
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

/** Room for clocks that differ. */
const daySeconds = 24 * 60 * 60;

/** A token that has expired is void at the store, too. */
const isOver = (expiresAt: number): boolean => expiresAt + daySeconds < Date.now() / 1000;

/** Records that a token was given, and who left for it: whatever was signed out before, this one is used. */
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

/** Those whose sign-out may have been cut short. */
export const readDepartures = async (): Promise<readonly Departure[]> => (await readEndedSessions()).departures;

/** Everything of a shopper is deleted. */
export const recordDeleted = (subject: string): Promise<void> =>
  changeEndedSessions((before) => ({
    ...before,
    departures: before.departures.map((one) => (one.subject === subject ? { ...one, subject: null } : one)),
  }));

/** Browsers write their small storage and cookies down within this time. */
const writtenMs = 60_000;

/** Forgets the departures that a start has seen to, once the browser has had the time to write down what was deleted. */
export const forgetDepartures = (now: number): Promise<void> =>
  changeEndedSessions((before) => ({
    ...before,
    departures: before.departures.filter(({ subject, at }) => subject !== null || Math.abs(now - at) < writtenMs),
  }));
