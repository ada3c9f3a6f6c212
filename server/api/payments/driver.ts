import type { PaymentKind, PaymentProvider, PaymentStatus, PaymentStep } from '#contract/payment.ts';
import type { Queryable } from '#server/db/database.ts';
import type { payments } from '#server/db/schema.ts';

/** A payment as it is stored. `driverData` is the driver's own memory of it. */
export type PaymentRecord = typeof payments.$inferSelect;

/** What a driver may use. Every call runs inside the transaction that holds the lock on the order. */
export interface PaymentContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly publicUrl: string;
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly customerId: string | null;
    readonly companyId: string | null;
  };
}

/** How a payment stands after the driver has done its part; what is left out stays as it was. */
export interface PaymentProgress {
  readonly status: Exclude<PaymentStatus, 'PartiallyRefunded' | 'Refunded'>;
  /** What the shopper has to do next; null where nothing is. */
  readonly nextStep: PaymentStep | null;
  readonly transactionId?: string;
  readonly driverData?: Record<string, unknown>;
  /** Why it failed, in words for the shopper. */
  readonly failure?: { readonly code: string; readonly message: string };
}

/** What the shopper's browser hands back from the provider. */
export interface PaymentInput {
  readonly token?: string;
}

/** Who asks for the ways to pay. */
export interface PaymentVisitor {
  readonly db: Queryable;
  readonly shopper: { readonly customerId: string; readonly companyId: string | null } | null;
  readonly currencyCode: string;
}

/**
 * One way to pay. The store owns amounts, states and locks; a driver talks to one provider:
 * a card gives `Fields` and is confirmed with their token, perhaps after a `Challenge`; a wallet gives `Approve` and is
 * captured by `process`; a hosted page gives `Redirect` and is read back by `refresh`; an account settles in `begin`.
 */
export interface PaymentDriver {
  readonly code: string;
  readonly kind: PaymentKind;
  /** What the shop is told of it; its id is what orders are paid with. */
  readonly provider: Omit<PaymentProvider, 'code' | 'kind'>;
  /** Seconds that the shopper has to finish; null where it is settled at once. */
  readonly lifetimeSeconds: number | null;
  isOffered(visitor: PaymentVisitor): Promise<boolean>;
  begin(payment: PaymentRecord, context: PaymentContext): Promise<PaymentProgress>;
  process(payment: PaymentRecord, input: PaymentInput, context: PaymentContext): Promise<PaymentProgress>;
  refresh(payment: PaymentRecord, context: PaymentContext): Promise<PaymentProgress>;
  /** Ends a payment that is not settled; the provider takes no money for it from now on. */
  cancel(payment: PaymentRecord, context: PaymentContext): Promise<void>;
  /** Gives money of a settled payment back; throws where the provider refuses. */
  refund(payment: PaymentRecord, amountMinor: number, context: PaymentContext): Promise<void>;
}

/** The drivers that are switched on, by the id of their provider. */
export type PaymentDrivers = ReadonlyMap<string, PaymentDriver>;
