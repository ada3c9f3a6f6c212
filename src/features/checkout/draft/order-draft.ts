import * as z from 'zod/mini';
import { Address, type AddressInput } from '#contract/address.ts';
import { CheckoutSummary, CustomerInfo, DeliveryZoneOption, OrderNote } from '#contract/checkout.ts';
import { AddressChoice, BillingChoice } from '#contract/checkout-rows.ts';
import { CreateOrder } from '#contract/order-rows.ts';
import { Id } from '#contract/primitives.ts';

/** Checkout choices that the store doesn't have yet; `address` is how the screen shows a choice. */
const Parts = z.object({
  customer: z.optional(CustomerInfo),
  delivery: z.optional(z.object({ choice: AddressChoice, address: Address })),
  billing: z.optional(z.object({ choice: BillingChoice, address: z.nullable(Address) })),
  option: z.optional(DeliveryZoneOption),
});
export type Parts = z.infer<typeof Parts>;

/** An order request whose answer is unknown. Only ever retried under its own idempotency key. */
export const Attempt = z.object({
  key: z.string(),
  body: CreateOrder,
  basketId: Id,
  /** Epoch ms. */
  at: z.number(),
  totalMinor: z.int(),
});
export type Attempt = z.infer<typeof Attempt>;

/** An order being prepared on this device. */
export const OrderDraft = z.object({
  parts: Parts,
  note: z.nullable(OrderNote),
  /** The text of the terms that were accepted. */
  acceptedTerms: z.nullable(z.string()),
  /** The store's last summary. */
  known: z.nullable(CheckoutSummary),
  /** Delivery methods as the store last offered them. */
  options: z.array(DeliveryZoneOption),
  /** The shopper has chosen a delivery method, so the app doesn't preselect one again. */
  hasChosenOption: z._default(z.boolean(), false),
  /** Set when the shopper has prepared the order: what they saw and when (epoch ms). */
  ready: z.nullable(z.object({ at: z.number(), seen: z.nullable(CheckoutSummary) })),
  attempt: z.nullable(Attempt),
  /** The change to make once the journal has recorded a cart change under this receipt: a new note, or deletion if it is null. */
  next: z._default(z.nullable(z.object({ receipt: z.string(), note: z.nullable(OrderNote) })), null),
  /** When it was last changed (epoch ms). */
  changedAt: z.number(),
});
export type OrderDraft = z.infer<typeof OrderDraft>;

export const emptyDraft: OrderDraft = {
  parts: {},
  note: null,
  acceptedTerms: null,
  known: null,
  options: [],
  hasChosenOption: false,
  ready: null,
  attempt: null,
  next: null,
  changedAt: 0,
};

const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** The draft in a stored record; null if it is too old or has another format. */
export const draftOf = (record: unknown, now: number): OrderDraft | null => {
  const parsed = z.safeParse(OrderDraft, record);
  return parsed.success && now - parsed.data.changedAt < maxAgeMs ? parsed.data : null;
};

/** The parts of a draft that may be stored if the shopper wants no prices on the device. */
export const withoutPrices = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  known: null,
  options: [],
  ready: draft.ready === null ? null : { ...draft.ready, seen: null },
});

/** A draft stored without prices, with those of the same draft in memory. */
export const withPricesOf = (stored: OrderDraft, { known, options, ready }: OrderDraft): OrderDraft => ({
  ...stored,
  known: stored.known ?? known,
  options: stored.options.length > 0 ? stored.options : options,
  ready: stored.ready !== null && stored.ready.at === ready?.at ? ready : stored.ready,
});

/** Whether the draft changes with this change of the cart. */
export const waitsFor = (draft: OrderDraft, receipt: string): boolean => draft.next?.receipt === receipt;

/**
 * The draft once the journal has recorded the cart change with this receipt; null if it is deleted. A draft that doesn't wait for it
 * stays as it is: another page has completed it, and the shopper may have typed since.
 */
export const nextDraft = (draft: OrderDraft, receipt: string): OrderDraft | null => {
  if (!waitsFor(draft, receipt)) return draft;
  const note = draft.next?.note ?? null;
  return note === null ? null : { ...draft, note, next: null };
};

/** The parts in the order in which the store takes them: a new address resets what follows. */
export const partNames = ['customer', 'delivery', 'billing', 'option'] as const;
export type PartName = (typeof partNames)[number];

/** The parts that the store doesn't have yet, in order. */
export const waitingParts = (draft: OrderDraft): readonly PartName[] =>
  partNames.filter((name) => draft.parts[name] !== undefined);

/** The draft without a part that the store has accepted or refused. */
export const withoutPart = (draft: OrderDraft, name: PartName): OrderDraft => {
  const { [name]: _, ...parts } = draft.parts;
  return { ...draft, parts };
};

/** A typed address as a screen shows it before the store has formatted it. */
export const typedAddress = (input: AddressInput): Address => {
  const lines = [
    [input.firstName, input.lastName].join(' '),
    input.companyName,
    input.addressLine1,
    input.addressLine2,
    input.city,
    input.county,
    input.postalCode,
    input.countryCode,
  ];
  return {
    ...input,
    id: 'typed',
    formattedAddress: lines.filter((line) => (line ?? '') !== '').join(', '),
    isDefault: false,
    isDefaultBilling: false,
    type: 'Customer',
  };
};
