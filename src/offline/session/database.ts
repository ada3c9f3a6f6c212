import { type DBSchema, openDB } from 'idb';
import * as z from 'zod/mini';
import { withRoom } from '#offline/reads/make-room.ts';
import { sessionDatabase } from '#offline/storage-names.ts';

/** A shopper who signed out, and what the sign-out has not done yet. */
const Departure = z.object({
  /** Null once everything of theirs was deleted; the next start then looks for what the browser had not written. */
  subject: z.nullable(z.string()),
  /** Their changes stay on the device for when they come back. */
  keepsEntries: z.boolean(),
  /** Milliseconds of the epoch. */
  at: z.number(),
});
export type Departure = z.infer<typeof Departure>;

/** What a device remembers of sessions that ended on it: never a token, and no shopper once their sign-out is done. */
const EndedSessions = z.object({
  /** Tokens issued until then are not used any more, but for the one with the digest; seconds of the store's clock. */
  mark: z.nullable(
    z.object({ issuedAt: z.nullable(z.number()), expiresAt: z.number(), except: z.nullable(z.string()) }),
  ),
  departures: z.array(Departure),
  /** What ends tokens at the store, for as long as the store has not answered. */
  endings: z.array(z.object({ ending: z.string(), expiresAt: z.number() })),
});
export type EndedSessions = z.infer<typeof EndedSessions>;

interface Tables extends DBSchema {
  state: { key: string; value: unknown };
}

const key = 'ended';
const none: EndedSessions = { mark: null, departures: [], endings: [] };

const read = (value: unknown): EndedSessions => {
  const parsed = z.safeParse(EndedSessions, value);
  return parsed.success ? parsed.data : none;
};

const open = () =>
  openDB<Tables>(sessionDatabase, 1, { upgrade: (database) => void database.createObjectStore('state') });

/** What is remembered; nothing where the browser refuses its database. */
export const readEndedSessions = async (): Promise<EndedSessions> => {
  try {
    const database = await open();
    try {
      return read(await database.get('state', key));
    } finally {
      database.close();
    }
  } catch {
    return none;
  }
};

/** Changes what is remembered, in one transaction that is on disk when this resolves. */
export const changeEndedSessions = (change: (before: EndedSessions) => EndedSessions): Promise<void> =>
  withRoom(async () => {
    const database = await open();
    try {
      const tx = database.transaction('state', 'readwrite', { durability: 'strict' });
      await tx.store.put(change(read(await tx.store.get(key))), key);
      await tx.done;
    } finally {
      database.close();
    }
  });
