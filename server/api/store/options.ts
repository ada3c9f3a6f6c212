import type { FastifyServerOptions } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import type { MailCarrier } from '#server/api/mail/mail.ts';
import type { PaymentDrivers } from '#server/api/payments/driver.ts';
import type { StoreKeys } from '#server/api/http/store-headers.ts';

/** How many requests count as too many. */
export interface StoreLimits {
  /** Requests within a minute, for each shopper or, where nobody is signed in, each address. */
  readonly requestsPerMinute: number;
  /** Passwords tried within five minutes, for each account from each address. */
  readonly passwordsPerFiveMinutes: number;
  /** Bytes of a request body. */
  readonly bodyBytes: number;
}

/** All that a store is made of. */
export interface StoreOptions {
  readonly db: Database;
  readonly keys: StoreKeys;
  /** Signs sessions; 32 bytes or more, the same in every process of a store. */
  readonly secret: Uint8Array;
  readonly tokenLifetimeSeconds: number;
  /** Scheme, host and port of the shop's pages, no slash at the end. */
  readonly publicUrl: string;
  /** Origins of other pages that may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  readonly payments: PaymentDrivers;
  readonly mail: MailCarrier;
  readonly limits: StoreLimits;
  /** The store acts as one that has never heard of `Idempotency-Key`. */
  readonly ignoresIdempotencyKeys: boolean;
  /** For how long settings may be stale, in milliseconds. */
  readonly settingsMaxAgeMs: number;
  readonly clock: () => Date;
  /** Where the API is mounted, `/api` as a rule. */
  readonly apiPath: string;
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}
