import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RowName } from '#contract/rows.ts';
import { Refusal } from './refusal.ts';

/** Rows where guessing, or flooding somebody's mailbox, must be slow. */
const guarded: ReadonlySet<RowName> = new Set([
  'signIn',
  'requestSignUp',
  'completeSignUp',
  'completeInvite',
  'requestPasswordReset',
  'completePasswordReset',
  'changePassword',
]);

/** Counts tries for each account from each address, and ten times as many from an address for all accounts. */
export const createPasswordLimit = (api: FastifyInstance, tries: number) => {
  const account = api.createRateLimit({
    max: tries,
    timeWindow: '5 minutes',
    keyGenerator: (request) => `${request.routeOptions.config.name} ${request.ip} ${accountOf(request)}`,
  });
  const address = api.createRateLimit({
    max: tries * 10,
    timeWindow: '5 minutes',
    keyGenerator: (request) => `passwords ${request.ip}`,
  });
  return async (name: RowName, request: FastifyRequest): Promise<void> => {
    if (!guarded.has(name)) return;
    for (const count of [account, address]) {
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) throw tooManyTries(limit.ttlInSeconds);
    }
  };
};

const accountOf = (request: FastifyRequest): string => {
  const { body, shopper } = request;
  if (shopper !== null) return shopper.customerId;
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase() : '';
};

const tooManyTries = (seconds: number): Refusal =>
  new Refusal(429, `Too many tries. Wait ${waitOf(seconds)} and try again.`, [
    { code: 'TooManyTries', message: `Try again in ${waitOf(seconds)}.` },
  ]);

const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
};
