import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RowName } from '#contract/rows.ts';
import { beforeSession } from '#server/api/session/access.ts';
import { clientKey } from '#server/api/session/client-key.ts';
import { emailKey } from '#server/api/session/customer-session.ts';
import { isKnownAddress, rememberAddress } from '#server/api/session/known-addresses.ts';
import type { StoreOptions } from '#server/api/store/options.ts';
import { TooManyTries } from './refusal.ts';

/** Rows that are slowed down against guessing, or against flooding somebody's mailbox. */
const guarded: ReadonlySet<RowName> = new Set<RowName>([...beforeSession, 'changePassword']);

const timeWindow = '5 minutes';

/**
 * Limits tries per account and IP address; five times as many per account from all addresses, so that using many addresses
 * gains little; and ten times as many per address for all accounts. An address from which the account signed in before is
 * exempt from the second limit, so that nobody can lock a shopper out of their own device.
 */
export const createPasswordLimit = (api: FastifyInstance, { db, clock, limits }: StoreOptions) => {
  const tries = limits.passwordsPerFiveMinutes;
  const perAccount = api.createRateLimit({
    max: tries,
    timeWindow,
    keyGenerator: (request) => `${request.routeOptions.config.name} ${clientKey(request.ip)} ${accountOf(request)}`,
  });
  const everywhere = api.createRateLimit({
    max: tries * 5,
    timeWindow,
    keyGenerator: (request) => `${request.routeOptions.config.name} everywhere ${accountOf(request)}`,
  });
  const perAddress = api.createRateLimit({
    max: tries * 10,
    timeWindow,
    keyGenerator: (request) => `passwords ${clientKey(request.ip)}`,
  });
  return {
    async check(name: RowName, request: FastifyRequest): Promise<void> {
      if (!guarded.has(name)) return;
      const account = accountOf(request);
      const isExempt = account === '' || (await isKnownAddress(db, request.ip, account));
      for (const count of isExempt ? [perAccount, perAddress] : [perAccount, perAddress, everywhere]) {
        const limit = await count(request);
        if (!limit.isAllowed && limit.isExceeded) throw new TooManyTries(limit.ttlInSeconds);
      }
    },
    /** Must be called after a successful answer. */
    async succeeded(name: RowName, request: FastifyRequest): Promise<void> {
      if (name === 'signIn') await rememberAddress(db, request.ip, accountOf(request), clock());
    },
  };
};

/** Limits address lookups, each of which costs the store money: per shopper or, for guests, per IP address. */
export const createLookupLimit = (api: FastifyInstance, { addressLookup }: StoreOptions) => {
  const count = api.createRateLimit({
    max: addressLookup?.perFiveMinutes ?? 0,
    timeWindow,
    keyGenerator: ({ shopper, ip }) => `look-ups ${shopper?.customerId ?? clientKey(ip)}`,
  });
  return async (name: RowName, request: FastifyRequest): Promise<void> => {
    if (name !== 'lookUpAddresses' || addressLookup === null) return;
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw new TooManyTries(limit.ttlInSeconds);
  };
};

/** Writes of guests that fill the store's mailbox, or that name any email address. */
const messages: ReadonlySet<RowName> = new Set(['sendContactMessage', 'requestBackInStock', 'subscribeToMarketing']);

/** Limits messages to the store and requests for news. */
export const createMessageLimit = (api: FastifyInstance, { limits }: StoreOptions) =>
  createCallLimit(api, messages, limits.passwordsPerFiveMinutes);

/** Drawing a paper takes as long as hundreds of other answers, and codes could be guessed. */
const rarelyRepeated: ReadonlySet<RowName> = new Set(['getOrderDocument', 'addDiscountCode']);

/** Limits what nobody needs a hundred times within minutes. */
export const createRepeatLimit = (api: FastifyInstance, { limits }: StoreOptions) =>
  createCallLimit(api, rarelyRepeated, limits.passwordsPerFiveMinutes * 5);

/** Limits these calls, each separately: per shopper or, for guests, per IP address. */
const createCallLimit = (api: FastifyInstance, calls: ReadonlySet<RowName>, max: number) => {
  const count = api.createRateLimit({
    max,
    timeWindow,
    keyGenerator: ({ shopper, ip, routeOptions }) =>
      `${routeOptions.config.name} ${shopper?.customerId ?? clientKey(ip)}`,
  });
  return async (name: RowName, request: FastifyRequest): Promise<void> => {
    if (!calls.has(name)) return;
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw new TooManyTries(limit.ttlInSeconds);
  };
};

const accountOf = (request: FastifyRequest): string => {
  const { body, shopper } = request;
  if (shopper !== null) return shopper.customerId;
  return typeof body === 'object' && body !== null && 'email' in body ? emailKey(String(body.email)) : '';
};
