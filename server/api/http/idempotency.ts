import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { idempotencyLifetimeMs } from '#contract/idempotency.ts';
import type { Queryable } from '#server/db/database.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { idempotencyRecords } from '#server/db/schema.ts';
import { Refusal } from './refusal.ts';

/** A write with a key: the key's owner, and a digest of the request. */
export interface KeyedWrite {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
  /** How earlier versions identified owner and request; answers stored under those remain valid for eight days. */
  readonly earlier: { readonly scope: string; readonly fingerprint: string };
}

/** A stored answer, for repeats of its request. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** How writes with keys have ended. */
    keyedWrites: KeyedWrites;
  }
}

/**
 * How writes with keys end: done or refused for the first time, answered from the store, or turned away because their key is
 * in use by the same request or belongs to another one. What fails counts as none of these.
 */
export const keyedOutcomes = ['first', 'refused', 'repeated', 'in-progress', 'key-reused'] as const;
export type KeyedOutcome = (typeof keyedOutcomes)[number];

/** How many writes with keys ended in each way. */
export interface KeyedWrites {
  count(outcome: KeyedOutcome): void;
  figures(): Readonly<Record<KeyedOutcome, number>>;
}

export const createKeyedWrites = (): KeyedWrites => {
  const counts = { first: 0, refused: 0, repeated: 0, 'in-progress': 0, 'key-reused': 0 };
  return {
    count: (outcome) => {
      counts[outcome] += 1;
    },
    figures: () => ({ ...counts }),
  };
};

/** Turns a write away because of its key. */
export class KeyRefusal extends Refusal {
  readonly outcome: 'in-progress' | 'key-reused';

  constructor(outcome: KeyRefusal['outcome'], ...refused: ConstructorParameters<typeof Refusal>) {
    super(...refused);
    this.outcome = outcome;
  }
}

const inUse = (): Refusal =>
  new KeyRefusal('in-progress', 409, 'This request is already being processed. Try again in a moment.', [
    {
      code: 'IdempotencyKeyInUse',
      message: 'The Idempotency-Key is in use by a request that has not been answered yet.',
    },
  ]);

const usedOtherwise = (): Refusal =>
  new KeyRefusal('key-reused', 422, 'This request differs from the one its key was first used for.', [
    { code: 'IdempotencyKeyReused', message: 'The Idempotency-Key was used for another request.' },
  ]);

/**
 * Tracks the keys whose requests are running in this process. Across processes a PostgreSQL advisory lock does the same,
 * until the end of its transaction.
 */
export const createKeysInUse = (): (<T>(write: KeyedWrite, run: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, string>();
  return async (write, run) => {
    const name = `${write.scope} ${write.key}`;
    const fingerprint = running.get(name);
    if (fingerprint !== undefined) throw fingerprint === write.fingerprint ? inUse() : usedOtherwise();
    running.set(name, write.fingerprint);
    try {
      return await run();
    } finally {
      running.delete(name);
    }
  };
};

const recordsOfKey = preparedQuery(
  (db) =>
    db
      .select()
      .from(idempotencyRecords)
      .where(
        and(
          sql`${idempotencyRecords.scope} = any(${sql.placeholder('scopes')}::text[])`,
          eq(idempotencyRecords.key, sql.placeholder('key')),
          gt(idempotencyRecords.expiresAt, sql.placeholder('now')),
        ),
      ),
  'records_of_key',
);

/**
 * Claims the key for this transaction and looks up its answer: null for a new request. Throws 409 while another process works
 * on it, 422 if the key was used for another request.
 */
export const claimKey = async (tx: Queryable, write: KeyedWrite, now: Date): Promise<StoredAnswer | null> => {
  const name = `${write.scope} ${write.key}`;
  const locked = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 7)) as "isMine"`,
  );
  if (locked.rows[0]?.isMine !== true) throw inUse();
  const scopes = [write.scope, write.earlier.scope];
  const records = await recordsOfKey(tx).execute({ scopes, key: write.key, now });
  const record =
    records.find(({ fingerprint }) => fingerprint === write.fingerprint || fingerprint === write.earlier.fingerprint) ??
    records.find(({ scope }) => scope === write.scope);
  if (record === undefined) return null;
  if (record.fingerprint !== write.fingerprint && record.fingerprint !== write.earlier.fingerprint)
    throw usedOtherwise();
  return record.status === null ? null : { status: record.status, body: unpacked(record.body) };
};

/** PostgreSQL would compress a longer value itself, which takes half the time of changing a large cart in the embedded database. */
const maxPlainBytes = 2_000;

const packed = (body: unknown): unknown => {
  const plain = Buffer.from(JSON.stringify(body ?? null));
  if (plain.length <= maxPlainBytes) return body;
  return { brotli: brotliCompressSync(plain, { params: fastBrotli }).toString('base64') };
};

const fastBrotli = { [constants.BROTLI_PARAM_QUALITY]: 1 };

/** The body of a record; earlier versions stored all of them as they are. */
const unpacked = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('brotli' in body)) return body;
  return JSON.parse(brotliDecompressSync(Buffer.from(String(body.brotli), 'base64')).toString()) as unknown;
};

/** Stores the answer of a claimed key; it commits together with the write. */
export const storeAnswer = async (tx: Queryable, write: KeyedWrite, answer: StoredAnswer, now: Date): Promise<void> => {
  const { scope, key, fingerprint } = write;
  const record = {
    scope,
    key,
    fingerprint,
    state: 'Answered' as const,
    status: answer.status,
    body: packed(answer.body),
    createdAt: now,
    answeredAt: now,
    expiresAt: new Date(now.getTime() + idempotencyLifetimeMs),
  };
  await tx
    .insert(idempotencyRecords)
    .values(record)
    .onConflictDoUpdate({ target: [idempotencyRecords.scope, idempotencyRecords.key], set: record });
};

/** Stored answers can be hundreds of kilobytes each. */
const answersPerDelete = 500;

/** Deletes the answers that have expired, in bounded statements: a single one could hold its locks for minutes. */
export const purgeAnswers = async (db: Queryable, now: Date): Promise<void> => {
  const { scope, key, expiresAt } = idempotencyRecords;
  const isExpired = lte(expiresAt, now);
  for (;;) {
    const some = db
      .select({ scope, key })
      .from(idempotencyRecords)
      .where(isExpired)
      .orderBy(asc(expiresAt))
      .limit(answersPerDelete);
    const deleted = await db
      .delete(idempotencyRecords)
      // A key that expired may have been used again since it was selected.
      .where(and(isExpired, sql`(${scope}, ${key}) in (${some})`))
      .returning({ key });
    if (deleted.length === 0) return;
  }
};

/** Encrypts an answer that contains a token, so that a copy of the database reveals no session. */
export const sealAnswer = async (secret: Uint8Array, body: unknown): Promise<{ sealed: string }> => ({
  sealed: await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await sealingKey(secret)),
});

/** Decrypts what `sealAnswer` encrypted; anything else is returned unchanged. */
export const openAnswer = async (secret: Uint8Array, body: unknown): Promise<unknown> => {
  if (typeof body !== 'object' || body === null || !('sealed' in body)) return body;
  const { plaintext } = await compactDecrypt(String(body.sealed), await sealingKey(secret));
  return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
};

const sealingKey = async (secret: Uint8Array): Promise<Uint8Array> => {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(secret), 'HKDF', false, ['deriveBits']);
  const info = new TextEncoder().encode('sealed answers');
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info }, key, 256),
  );
};
