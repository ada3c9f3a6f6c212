import type { PaymentKind, PaymentProvider, PaymentStatus, PaymentStep } from '#contract/payment.ts';
import type { Queryable } from '#server/db/database.ts';
import type { payments } from '#server/db/schema.ts';

/** A stored payment. `driverData` is the driver's own. */
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

/** The state of a payment after the driver has acted; a field that is left out stays unchanged. */
export interface PaymentProgress {
  readonly status: Exclude<PaymentStatus, 'PartiallyRefunded' | 'Refunded'>;
  /** What the shopper must do next; null for nothing. */
  readonly nextStep: PaymentStep | null;
  readonly transactionId?: string;
  readonly driverData?: Record<string, unknown>;
  /** Why it failed, in words for the shopper. */
  readonly failure?: { readonly code: string; readonly message: string };
}

/** What the browser returns from the provider. */
export interface PaymentInput {
  readonly token?: string;
}

/** What a provider sends to the store by itself, exactly as it came: a post of its server, or the query of a return. */
export interface ProviderNotice {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The visitor whom payment methods are offered to. */
export interface PaymentVisitor {
  readonly db: Queryable;
  readonly shopper: { readonly customerId: string; readonly companyId: string | null } | null;
  readonly currencyCode: string;
}

/**
 * One payment method. The store owns amounts, states and locks; a driver talks to one provider: a card gives `Fields`
 * and is confirmed with their token, perhaps after a `Challenge`; a wallet gives `Approve` and is captured by
 * `process`; a hosted page gives `Redirect` and is read back by `refresh`; an account settles in `begin`; a transfer
 * waits until the store's own people say that its money has come. A provider whose own script runs in the page gives
 * `Script`, and is asked by `process` and `refresh` what became of it.
 */
export interface PaymentDriver {
  readonly code: string;
  readonly kind: PaymentKind;
  /** How the shop shows it; orders name its id. */
  readonly provider: Omit<PaymentProvider, 'code' | 'kind'>;
  /** When a payment that begins now has run out; null where it settles at once. */
  endsAt(context: DriverContext): Date | null;
  isOffered(visitor: PaymentVisitor): Promise<boolean>;
  begin(payment: PaymentRecord, context: DriverContext): Promise<PaymentProgress>;
  process(payment: PaymentRecord, input: PaymentInput, context: DriverContext): Promise<PaymentProgress>;
  refresh(payment: PaymentRecord, context: DriverContext): Promise<PaymentProgress>;
  /** `refresh` where nobody is there to go on: what the shopper approved before they left is taken, too. */
  readonly finish?: (payment: PaymentRecord, context: DriverContext) => Promise<PaymentProgress>;
  /** Ends an unsettled payment; the provider must not charge for it from now on. */
  cancel(payment: PaymentRecord, context: DriverContext): Promise<void>;
  /** Refunds part of a settled payment; throws where the provider refuses. */
  refund(payment: PaymentRecord, amountMinor: number, context: DriverContext): Promise<void>;
  /**
   * Checks the signature of a notice and gives the transaction that it is about; null for one that concerns no payment.
   * Throws `wrongSignature`. What a notice claims is never believed: the store asks the provider by `refresh`.
   */
  readonly readNotice?: (notice: ProviderNotice) => Promise<string | null>;
}

/** The enabled drivers, by the id of their provider. */
export type PaymentDrivers = ReadonlyMap<string, PaymentDriver>;
