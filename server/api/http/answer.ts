import type { FastifyRequest } from 'fastify';
import { safeParse, prettifyError } from 'zod/v4/core';
import { cacheableRows } from '#contract/cacheable-rows.ts';
import { getSuggestions } from '#contract/product-rows.ts';
import type { Row } from '#contract/row.ts';
import type { RowName } from '#contract/rows.ts';
import type { Database } from '#server/db/connect.ts';
import { failureOf } from './failure.ts';
import type { HandlerContext, Shopper } from './handler.ts';
import {
  claimKey,
  createKeysInUse,
  type KeyedOutcome,
  type KeyedWrites,
  KeyRefusal,
  storeAnswer,
  type StoredAnswer,
  type KeyedWrite,
  openAnswer,
  sealAnswer,
} from './idempotency.ts';
import { fingerprintOf, guestIdOf, readIdempotencyKey, refuseGuessable } from './idempotency-key.ts';
import type { Mailer } from '#server/api/mail/mail.ts';
import type { Outbox } from '#server/api/mail/outbox.ts';
import { Refusal } from './refusal.ts';
import { readMarket } from './store-headers.ts';
import type { StoreOptions } from '#server/api/store/options.ts';
import type { ReferenceData } from '#server/api/store/reference-data.ts';
import type { Tokens } from '#server/api/session/tokens.ts';
import { inTransaction } from './write.ts';

/** A handler whose row is not known statically. */
export type AnyHandler = (
  context: HandlerContext,
  input: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
) => Promise<unknown>;

/** The store's options and the components built from them. */
export interface StoreContext {
  readonly options: StoreOptions;
  readonly reference: () => Promise<ReferenceData>;
  readonly tokens: Tokens;
  readonly outbox: Outbox;
  readonly keyedWrites: KeyedWrites;
}

/**
 * Rows that ignore the idempotency key: repeating a sign-in does no harm, and a token stored for eight days would be of no
 * use. It also avoids keeping a transaction open while a password is hashed.
 */
const unkeyedRows: ReadonlySet<RowName> = new Set(['signIn']);

/**
 * The catalogue and the pages, which may be read from a replica that lags a moment behind. Never anything that a shopper has
 * written: carts, orders, lists, viewed products.
 */
const replicaRows: ReadonlySet<Row> = new Set([...cacheableRows, getSuggestions]);

/** Rows whose answer contains a token. */
const tokenRows: ReadonlySet<RowName> = new Set(['completeSignUp', 'completeInvite', 'changePassword']);

/** Creates the function that answers the requests of any row. */
export const createAnswerer = (store: StoreContext) => {
  const keysInUse = createKeysInUse();
  const { options, keyedWrites } = store;

  const answerKeyed = async (write: KeyedWrite, work: KeyedWork): Promise<StoredAnswer> => {
    try {
      const { answer, outcome } = await keysInUse(write, () => answerOnce(write, work));
      keyedWrites.count(outcome);
      return answer;
    } catch (error) {
      if (error instanceof KeyRefusal) keyedWrites.count(error.outcome);
      throw error;
    }
  };

  return async (name: RowName, row: Row, handler: AnyHandler, request: FastifyRequest): Promise<StoredAnswer> => {
    const shopper = request.shopper;
    const reference = await store.reference();
    const input = { params: request.params, query: request.query, body: request.body };
    const market = readMarket(request.headers, reference.settings);
    let hasPosted = false;
    const mailerOf = (db: Database): Mailer => ({
      async send(mail) {
        hasPosted = true;
        await store.outbox.mailerOf(db).send(mail);
      },
    });
    const run = async (db: Database): Promise<StoredAnswer> => {
      const context = { ...contextOf(store, shopper, reference, request), ...market, db, mailer: mailerOf(db) };
      return { status: 200, body: { data: dataOf(row, await handler(context, input)) } };
    };
    if (replicaRows.has(row)) return options.readAnywhere(run);
    if (row.method === 'GET' || unkeyedRows.has(name)) return run(options.db);

    const key = options.ignoresIdempotencyKeys ? null : readIdempotencyKey(request.headers['idempotency-key']);
    const write = key === null ? null : keyedWrite(options.secret, key, shopper, { name, ...input }, market);
    const answer =
      write === null
        ? await inTransaction(options.db, run)
        : await answerKeyed(write, { store, isSealed: tokenRows.has(name), traceId: request.id, run });
    if (hasPosted) void store.outbox.deliver();
    return answer;
  };
};

const keyedWrite = (
  secret: Uint8Array,
  key: string,
  shopper: Shopper | null,
  request: { readonly name: RowName; readonly query: unknown; readonly body: unknown },
  market: ReturnType<typeof readMarket>,
): KeyedWrite => {
  const owner = shopper === null ? 'guest' : `customer:${shopper.customerId}`;
  const guestId = guestIdOf(request.body) ?? guestIdOf(request.query);
  if (shopper === null && guestId === null) refuseGuessable(key, request.body);
  return {
    // A guest without an id is identified only by the key.
    scope: shopper === null && guestId !== null ? `guest:${guestId}` : owner,
    key,
    fingerprint: fingerprintOf(secret, { ...request, market }),
    earlier: { scope: owner, fingerprint: fingerprintOf(secret, request) },
  };
};

interface KeyedWork {
  readonly store: StoreContext;
  readonly isSealed: boolean;
  readonly traceId: string;
  readonly run: (db: Database) => Promise<StoredAnswer>;
}

interface KeyedAnswer {
  readonly answer: StoredAnswer;
  readonly outcome: KeyedOutcome;
}

/** Ends a transaction whose write was refused. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Returns the stored answer of a key, or runs the write and stores its answer in the same transaction. A refusal is stored like any
 * answer, in a transaction of its own once the write has been rolled back.
 */
const answerOnce = async (write: KeyedWrite, work: KeyedWork): Promise<KeyedAnswer> => {
  try {
    return await claimAndAnswer(write, work, (tx) => work.run(tx).catch(refuse));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { refusal } = error;
    const answer = { status: refusal.status, body: failureOf(refusal, work.traceId) };
    return claimAndAnswer(write, work, () => Promise.resolve(answer));
  }
};

const refuse = (error: unknown): never => {
  throw error instanceof Refusal && error.status < 500 ? new Refused(error) : error;
};

const claimAndAnswer = (
  write: KeyedWrite,
  { store, isSealed }: KeyedWork,
  run: KeyedWork['run'],
): Promise<KeyedAnswer> => {
  const { db, secret, clock } = store.options;
  return inTransaction(db, async (tx) => {
    const now = clock();
    const stored = await claimKey(tx, write, now);
    if (stored !== null)
      return { answer: { ...stored, body: await openAnswer(secret, stored.body) }, outcome: 'repeated' };
    const fresh = await run(tx);
    const body = isSealed && fresh.status === 200 ? await sealAnswer(secret, fresh.body) : fresh.body;
    await storeAnswer(tx, write, { status: fresh.status, body }, now);
    return { answer: fresh, outcome: fresh.status === 200 ? 'first' : 'refused' };
  });
};

const contextOf = (store: StoreContext, shopper: Shopper | null, reference: ReferenceData, request: FastifyRequest) => {
  const { settings } = reference;
  const policy = settings.anonymousCustomerProductPolicy;
  const isKnown = shopper !== null;
  return {
    shopper,
    bearer: request.bearer,
    settings,
    reference,
    canSeeProducts: isKnown || policy !== 'HiddenForUnauthorized',
    canSeePrices: isKnown || (policy !== 'HiddenForUnauthorized' && policy !== 'HiddenPricesForUnauthorized'),
    now: store.options.clock(),
    payments: store.options.payments,
    push: store.options.push,
    addressLookup: store.options.addressLookup,
    publicUrl: store.options.publicUrl,
    tokens: store.tokens,
    log: request.log,
  };
};

/** Keeps only what the row's schema declares; an answer that breaks the contract rolls its write back. */
const dataOf = (row: Row, data: unknown): unknown => {
  const parsed = safeParse(row.data, data);
  if (parsed.success) return parsed.data;
  throw new Error(`The answer of ${row.method} ${row.path} breaks the contract.\n${prettifyError(parsed.error)}`);
};
