import { type DBSchema, openDB } from 'idb';
import * as z from 'zod/mini';
import { withRoom } from '#offline/reads/make-room.ts';
import { sessionDatabase } from '#offline/storage-names.ts';

/** A shopper who signed out, and what the sign-out has not finished yet. */
const Departure = z.object({
  /** Null once all their data was deleted; the next start then deletes what the browser had not yet written. */
  subject: z.nullable(z.string()),
  /** Whether their changes stay on the device for when they come back. */
  keepsEntries: z.boolean(),
  /** Epoch ms. */
  at: z.number(),
});
export type Departure = z.infer<typeof Departure>;

/** What a device remembers of sessions that ended on it: never a token, and no shopper once their sign-out is finished. */
const EndedSessions = z.object({
  /** Tokens issued until then are no longer used, except the one with this digest; in seconds of the store's clock. */
  mark: z.nullable(
    z.object({ issuedAt: z.nullable(z.number()), expiresAt: z.number(), except: z.nullable(z.string()) }),
  ),
  departures: z.array(Departure),
  /** The endings of sessions at the store, kept until the store has answered. */
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

/** The remembered state; empty if the browser refuses its database. */
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

/** Changes the remembered state in one transaction, which is on disk when this resolves. */
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
