import type { FastifyRequest } from 'fastify';
import { safeParse, prettifyError } from 'zod/v4/core';
import type { Row } from '#contract/row.ts';
import type { RowName } from '#contract/rows.ts';
import type { StoreSettings } from '#contract/store.ts';
import type { Database } from '#server/db/connect.ts';
import { failureOf } from './failure.ts';
import type { HandlerContext, Shopper } from './handler.ts';
import {
  claimKey,
  createKeysInUse,
  keepAnswer,
  type KeptAnswer,
  type KeyedWrite,
  openAnswer,
  sealAnswer,
} from './idempotency.ts';
import { fingerprintOf, readIdempotencyKey } from './idempotency-key.ts';
import type { Mailer } from '#server/api/mail/mail.ts';
import type { MailRoom } from '#server/api/mail/outbox.ts';
import { Refusal } from './refusal.ts';
import { readMarket } from './store-headers.ts';
import type { StoreOptions } from '#server/api/store/options.ts';
import type { Tokens } from '#server/api/session/tokens.ts';
import { inTransaction } from './write.ts';

/** A handler whose row is not known by type. */
export type AnyHandler = (
  context: HandlerContext,
  input: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
) => Promise<unknown>;

/** What answering takes beside the store's options. */
export interface Desk {
  readonly options: StoreOptions;
  readonly settings: () => Promise<StoreSettings>;
  readonly tokens: Tokens;
  readonly mailRoom: MailRoom;
}

/**
 * Signing in does nothing that must not be done twice, and a token of eight days ago is of no use: a key makes no
 * difference to it. Nor does it hold a transaction open while a password is worked on.
 */
const asked: ReadonlySet<RowName> = new Set(['signIn']);

/** Rows that answer with a token. */
const sealed: ReadonlySet<RowName> = new Set(['completeSignUp', 'completeInvite', 'changePassword']);

/** Gives what answers the requests of one row, with status and body. */
export const createAnswerer = (desk: Desk) => {
  const keysInUse = createKeysInUse();
  const { options } = desk;

  return async (name: RowName, row: Row, handler: AnyHandler, request: FastifyRequest): Promise<KeptAnswer> => {
    const shopper = request.shopper;
    const settings = await desk.settings();
    const input = { params: request.params, query: request.query, body: request.body };
    const market = readMarket(request.headers, settings);
    let hasPosted = false;
    const mailerOf = (db: Database): Mailer => ({
      async send(mail) {
        hasPosted = true;
        await desk.mailRoom.mailerOf(db).send(mail);
      },
    });
    const run = async (db: Database): Promise<KeptAnswer> => {
      const context = { ...contextOf(desk, shopper, settings, request), ...market, db, mailer: mailerOf(db) };
      return { status: 200, body: { data: dataOf(row, await handler(context, input)) } };
    };
    if (row.method === 'GET' || asked.has(name)) return run(options.db);

    const key = options.ignoresIdempotencyKeys ? null : readIdempotencyKey(request.headers['idempotency-key']);
    const scope = shopper === null ? 'guest' : `customer:${shopper.customerId}`;
    const write: KeyedWrite | null =
      key === null ? null : { scope, key, fingerprint: fingerprintOf(options.secret, { name, ...input }) };
    const answer =
      write === null
        ? await inTransaction(options.db, run)
        : await keysInUse(write, () =>
            inTransaction(options.db, (tx) =>
              answerOnce(tx, write, { desk, isSealed: sealed.has(name), traceId: request.id, run }),
            ),
          );
    if (hasPosted) void desk.mailRoom.deliver();
    return answer;
  };
};

/** Gives the kept answer of a key, or runs the write and keeps its answer in the same transaction. */
const answerOnce = async (
  tx: Database,
  write: KeyedWrite,
  work: { desk: Desk; isSealed: boolean; traceId: string; run: (db: Database) => Promise<KeptAnswer> },
): Promise<KeptAnswer> => {
  const { secret, clock } = work.desk.options;
  const now = clock();
  const kept = await claimKey(tx, write, now);
  if (kept !== null) return { ...kept, body: await openAnswer(secret, kept.body) };
  const fresh = await orRefusal(() => tx.transaction(work.run), work.traceId);
  const body = work.isSealed && fresh.status === 200 ? await sealAnswer(secret, fresh.body) : fresh.body;
  await keepAnswer(tx, write, { status: fresh.status, body }, now);
  return fresh;
};

/** A refusal is an answer too: it is kept, while its effects are gone with the savepoint. */
const orRefusal = async (run: () => Promise<KeptAnswer>, traceId: string): Promise<KeptAnswer> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { status: error.status, body: failureOf(error, traceId) };
  }
};

const contextOf = (desk: Desk, shopper: Shopper | null, settings: StoreSettings, request: FastifyRequest) => {
  const policy = settings.anonymousCustomerProductPolicy;
  const isKnown = shopper !== null;
  return {
    shopper,
    settings,
    canSeeProducts: isKnown || policy !== 'HiddenForUnauthorized',
    canSeePrices: isKnown || (policy !== 'HiddenForUnauthorized' && policy !== 'HiddenPricesForUnauthorized'),
    now: desk.options.clock(),
    payments: desk.options.payments,
    publicUrl: desk.options.publicUrl,
    tokens: desk.tokens,
    log: request.log,
  };
};

/** What the row promises and nothing else; a handler that breaks the promise undoes its own write. */
const dataOf = (row: Row, data: unknown): unknown => {
  const parsed = safeParse(row.data, data);
  if (parsed.success) return parsed.data;
  throw new Error(`The answer of ${row.method} ${row.path} is not of the contract.\n${prettifyError(parsed.error)}`);
};
