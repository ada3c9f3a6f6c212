import type { FastifyServerOptions } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import type { AddressLookupOptions } from '#server/api/address-lookup/provider.ts';
import type { MailTransport } from '#server/api/mail/mail.ts';
import type { PaymentDrivers } from '#server/api/payments/driver.ts';
import type { PushTransport } from '#server/api/push/push-transport.ts';
import type { StoreKeys } from '#server/api/http/store-headers.ts';

/** Rate and size limits. */
export interface StoreLimits {
  /** Requests per minute for each shopper or, for guests, for each IP address. */
  readonly requestsPerMinute: number;
  /**
   * Password attempts per five minutes for each account from each IP address; also contact messages, requests for stock, and
   * marketing sign-ups, each for each shopper or, for guests, for each IP address; and five times as many order documents and discount codes.
   */
  readonly passwordsPerFiveMinutes: number;
  /** Requests that are working or waiting for their turn; further ones are refused. */
  readonly requestsAtWork: number;
  /** Requests that work concurrently. */
  readonly maxConcurrentRequests?: number;
  /** Maximum bytes of a request body. */
  readonly bodyBytes: number;
}

/** What a store is created from. */
export interface StoreOptions {
  readonly db: Database;
  /** Runs a read that need not see the latest writes, on this database or on a replica of it. */
  readonly readAnywhere: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Whether other processes may serve the same database. */
  readonly isDatabaseShared: boolean;
  readonly keys: StoreKeys;
  /** Signs sessions; 32 bytes or more, the same in every process of a store. */
  readonly secret: Uint8Array;
  readonly tokenLifetimeSeconds: number;
  /** Scheme, host and port of the shop's pages, without a trailing slash. */
  readonly publicUrl: string;
  /** Origins of other pages that may call the API from a browser. */
  readonly corsOrigins: readonly string[];
  readonly payments: PaymentDrivers;
  /** Null if this store has no address lookup. */
  readonly addressLookup: AddressLookupOptions | null;
  readonly mail: MailTransport;
  readonly push: PushTransport;
  readonly limits: StoreLimits;
  /** Ignore `Idempotency-Key`, like a store API that does not support it. */
  readonly ignoresIdempotencyKeys: boolean;
  /** Maximum age of cached reference data. */
  readonly referenceMaxAgeMs: number;
  readonly clock: () => Date;
  /** The API's path, usually `/api`. */
  readonly apiPath: string;
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}
