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

/**
 * Counts tries for each account from each address; five times as many for an account from all addresses, so that many
 * addresses gain little; and ten times as many from an address for all accounts. An address from which the account
 * signed in before is exempt from the second, so that nobody can lock a shopper out of their own device.
 */
export const createPasswordLimit = (api: FastifyInstance, tries: number) => {
  const known = createKnownAddresses();
  const account = api.createRateLimit({
    max: tries,
    timeWindow: '5 minutes',
    keyGenerator: (request) => `${request.routeOptions.config.name} ${request.ip} ${accountOf(request)}`,
  });
  const everywhere = api.createRateLimit({
    max: tries * 5,
    timeWindow: '5 minutes',
    keyGenerator: (request) => `${request.routeOptions.config.name} everywhere ${accountOf(request)}`,
  });
  const address = api.createRateLimit({
    max: tries * 10,
    timeWindow: '5 minutes',
    keyGenerator: (request) => `passwords ${request.ip}`,
  });
  return {
    async check(name: RowName, request: FastifyRequest): Promise<void> {
      if (!guarded.has(name)) return;
      const isExempt = accountOf(request) === '' || known.has(request.ip, accountOf(request));
      for (const count of isExempt ? [account, address] : [account, address, everywhere]) {
        const limit = await count(request);
        if (!limit.isAllowed && limit.isExceeded) throw tooManyTries(limit.ttlInSeconds);
      }
    },
    /** Called once the request was answered well. */
    succeeded(name: RowName, request: FastifyRequest): void {
      if (name === 'signIn') known.add(request.ip, accountOf(request));
    },
  };
};

const maxKnownAddresses = 20_000;

/** From where accounts signed in since the process started; the oldest are forgotten. */
const createKnownAddresses = () => {
  const names = new Set<string>();
  const nameOf = (ip: string, account: string): string => `${ip} ${account}`;
  return {
    has: (ip: string, account: string): boolean => names.has(nameOf(ip, account)),
    add(ip: string, account: string): void {
      names.delete(nameOf(ip, account));
      names.add(nameOf(ip, account));
      const [oldest] = names;
      if (names.size > maxKnownAddresses && oldest !== undefined) names.delete(oldest);
    },
  };
};

const accountOf = (request: FastifyRequest): string => {
  const { body, shopper } = request;
  if (shopper !== null) return shopper.customerId;
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email).trim().toLowerCase() : '';
};

const tooManyTries = (seconds: number): Refusal =>
  new Refusal(429, `Too many tries. Wait ${waitOf(seconds)} and try again.`, [
    { code: 'TooManyTries', message: `Try again in ${waitOf(seconds)}.` },
  ]);

const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
};
