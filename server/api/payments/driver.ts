import type { PaymentKind, PaymentProvider, PaymentStatus, PaymentStep } from '#contract/payment.ts';
import type { Queryable } from '#server/db/database.ts';
import type { payments } from '#server/db/schema.ts';
import type { Attempt } from './providers/provider-answer.ts';

/** A stored payment. `driverData` belongs to the driver. */
export type PaymentRecord = typeof payments.$inferSelect;

/** Dependencies of a driver. Every call runs inside the transaction that holds the lock on the order. */
export interface DriverContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly publicUrl: string;
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly customerId: string | null;
    readonly companyId: string | null;
    readonly createdAt: Date;
    readonly billingAddress: { readonly countryCode: string };
  };
}

/** The state of a payment after the driver has acted; omitted fields stay unchanged. */
export interface PaymentProgress {
  readonly status: Exclude<PaymentStatus, 'PartiallyRefunded' | 'Refunded'>;
  /** What the shopper must do next; null for nothing. */
  readonly nextStep: PaymentStep | null;
  readonly transactionId?: string;
  readonly driverData?: Record<string, unknown>;
  /** Why it failed, in words for the shopper. */
  readonly failure?: { readonly code: string; readonly message: string };
}

/** What the browser got from the provider. */
export interface PaymentInput {
  readonly token?: string;
}

/** What a provider sends to the store on its own, byte for byte: its server's POST, or the query string of a return. */
export interface ProviderNotice {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The visitor to whom payment methods are offered. */
export interface PaymentVisitor {
  readonly db: Queryable;
  readonly shopper: { readonly customerId: string; readonly companyId: string | null } | null;
  readonly currencyCode: string;
}

/**
 * One payment method. The store owns amounts, states and locks; a driver talks to one provider. A card returns `Fields` and
 * is confirmed with their token, perhaps after a `Challenge`; a wallet returns `Approve` and is captured by `process`; a
 * hosted page returns `Redirect` and is queried by `refresh`; an account settles in `begin`; a transfer waits until the
 * store's staff confirm that the money has arrived. A provider with its own script in the page returns `Script`; `process`
 * and `refresh` ask it for the outcome.
 */
export interface PaymentDriver {
  readonly code: string;
  readonly kind: PaymentKind;
  /** How the shop presents it; orders refer to its id. */
  readonly provider: Omit<PaymentProvider, 'code' | 'kind'>;
  /** When a payment that begins now expires; null if it settles at once. */
  endsAt(context: DriverContext): Date | null;
  /**
   * Reserves a place for the transaction's calls to the provider, so that none can be refused halfway. Throws
   * `providerBusy` if there is none. A driver that calls nobody has no places.
   */
  readonly takePlace?: (tx: Queryable, attempt: Attempt) => void;
  isOffered(visitor: PaymentVisitor): Promise<boolean>;
  begin(payment: PaymentRecord, context: DriverContext): Promise<PaymentProgress>;
  process(payment: PaymentRecord, input: PaymentInput, context: DriverContext): Promise<PaymentProgress>;
  refresh(payment: PaymentRecord, context: DriverContext): Promise<PaymentProgress>;
  /** Like `refresh`, but without the shopper present: also captures what they approved before they left. */
  readonly finish?: (payment: PaymentRecord, context: DriverContext) => Promise<PaymentProgress>;
  /** Ends an unsettled payment; the provider must not charge for it afterwards. */
  cancel(payment: PaymentRecord, context: DriverContext): Promise<void>;
  /** Refunds part of a settled payment; throws if the provider refuses. */
  refund(payment: PaymentRecord, amountMinor: number, context: DriverContext): Promise<void>;
  /**
   * Verifies the signature of a notice and returns the id of its transaction; null for one that concerns no payment. Throws
   * `wrongSignature`. What a notice claims is never trusted: the store asks the provider by `refresh`.
   */
  readonly readNotice?: (notice: ProviderNotice) => Promise<string | null>;
}

/** The enabled drivers, by provider id. */
export type PaymentDrivers = ReadonlyMap<string, PaymentDriver>;
