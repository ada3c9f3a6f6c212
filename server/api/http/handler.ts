import type { FastifyBaseLogger } from 'fastify';
import type { Row, RowData, RowInput } from '#contract/row.ts';
import type { RowName, Rows } from '#contract/rows.ts';
import type { StoreSettings } from '#contract/store.ts';
import type { ReferenceData } from '#server/api/store/reference-data.ts';
import type { Database } from '#server/db/connect.ts';
import type { Bearer, EndedToken } from '#server/api/session/claims.ts';
import type { AddressLookupOptions } from '#server/api/address-lookup/provider.ts';
import type { Mailer } from '#server/api/mail/mail.ts';
import type { PaymentDrivers } from '#server/api/payments/driver.ts';
import type { PushTransport } from '#server/api/push/push-transport.ts';

/** The signed-in shopper of a request. */
export interface Shopper {
  readonly customerId: string;
  readonly companyId: string | null;
  readonly priceGroupId: string | null;
}

/**
 * What a handler works with. `db` is a transaction, except in GET rows and `signIn`: it commits together with the stored
 * answer of the Idempotency-Key, so a handler never opens its own. Throw a `Refusal` to refuse; everything is rolled back.
 */
export interface HandlerContext {
  readonly db: Database;
  readonly shopper: Shopper | null;
  /** The session of the request. */
  readonly bearer: Bearer;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly settings: StoreSettings;
  readonly reference: ReferenceData;
  /** Whether this visitor may see products, and their prices, under the store's policy. */
  readonly canSeeProducts: boolean;
  readonly canSeePrices: boolean;
  readonly now: Date;
  readonly mailer: Mailer;
  readonly payments: PaymentDrivers;
  readonly push: PushTransport;
  /** Null if this store has no address lookup. */
  readonly addressLookup: AddressLookupOptions | null;
  /** Scheme, host and port of the shop's own pages, without a trailing slash. */
  readonly publicUrl: string;
  readonly tokens: TokenIssuer;
  readonly log: FastifyBaseLogger;
}

/** Issues bearer tokens for a customer, and reads endings of sessions. */
export interface TokenIssuer {
  issue(customer: { id: string; sessionVersion: number }): Promise<{ token: string; expiresAt: Date }>;
  /** A ten-minute token that allows changing the password and nothing else. */
  issueForPasswordChange(customer: { id: string; sessionVersion: number }): Promise<string>;
  /** The token that an ending belongs to; null for an ending that this store never issued. */
  readEnding(ending: string): EndedToken | null;
}

type Part<R extends Row, K extends 'params' | 'query' | 'body'> = K extends keyof RowInput<R>
  ? Required<RowInput<R>>[K]
  : undefined;

/** The parsed parts of a request; a part that the row does not declare is undefined. */
export interface HandlerInput<R extends Row> {
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  readonly body: Part<R, 'body'>;
}

/** Answers one row: takes the parsed input, returns the response's `data`. */
export type Handler<R extends Row> = (context: HandlerContext, input: HandlerInput<R>) => Promise<RowData<R>>;

/** A set of handlers by row name: `export const x = { … } satisfies Handlers<'getBasket' | …>`. */
export type Handlers<N extends RowName> = { readonly [K in N]: Handler<Rows[K]> };

/** The shopper, in a row whose audience is `shopper`: everybody else has been refused with 401 before. */
export const signedIn = (context: HandlerContext): Shopper => {
  if (context.shopper === null) throw new Error('A row for shoppers was reached by a guest.');
  return context.shopper;
};
