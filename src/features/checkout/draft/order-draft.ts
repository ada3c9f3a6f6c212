import * as z from 'zod/mini';
import { Address, type AddressInput } from '#contract/address.ts';
import { CheckoutSummary, CustomerInfo, DeliveryZoneOption, OrderNote } from '#contract/checkout.ts';
import { AddressChoice, BillingChoice } from '#contract/checkout-rows.ts';
import { CreateOrder } from '#contract/order-rows.ts';
import { Id } from '#contract/primitives.ts';

/** What was chosen in the checkout and the store has not got yet; `address` is what the screen shows of a choice. */
const Parts = z.object({
  customer: z.optional(CustomerInfo),
  delivery: z.optional(z.object({ choice: AddressChoice, address: Address })),
  billing: z.optional(z.object({ choice: BillingChoice, address: z.nullable(Address) })),
  option: z.optional(DeliveryZoneOption),
});
export type Parts = z.infer<typeof Parts>;

/** A request to place the order whose answer is not known. It is only ever repeated under its own key. */
export const Attempt = z.object({
  key: z.string(),
  body: CreateOrder,
  basketId: Id,
  /** Milliseconds of the epoch. */
  at: z.number(),
  totalMinor: z.int(),
});
export type Attempt = z.infer<typeof Attempt>;

/** An order that is being prepared on this device. */
export const OrderDraft = z.object({
  parts: Parts,
  note: z.nullable(OrderNote),
  /** The text of the terms that were accepted. */
  acceptedTerms: z.nullable(z.string()),
  /** The last summary of the store. */
  known: z.nullable(CheckoutSummary),
  /** Ways of delivery as the store last offered them. */
  options: z.array(DeliveryZoneOption),
  /** The shopper chose a way of delivery: none is chosen for them any more. */
  hasChosenOption: z._default(z.boolean(), false),
  /** The shopper finished it: what was shown then, and when (milliseconds of the epoch). */
  ready: z.nullable(z.object({ at: z.number(), seen: z.nullable(CheckoutSummary) })),
  attempt: z.nullable(Attempt),
  /** What it becomes once the journal has recorded a change of the cart under this receipt: one with the note, or gone. */
  next: z._default(z.nullable(z.object({ receipt: z.string(), note: z.nullable(OrderNote) })), null),
  /** When it was last changed, in milliseconds of the epoch. */
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

/** The draft in a record of this device; an old one, or one of another format, is none. */
export const draftOf = (record: unknown, now: number): OrderDraft | null => {
  const parsed = z.safeParse(OrderDraft, record);
  return parsed.success && now - parsed.data.changedAt < maxAgeMs ? parsed.data : null;
};

/** What may be written of a draft where the shopper wants no prices on the device. */
export const withoutPrices = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  known: null,
  options: [],
  ready: draft.ready === null ? null : { ...draft.ready, seen: null },
});

/** What a draft is after the change of the cart that it waited for; null where it is gone. */
export const nextDraft = (draft: OrderDraft): OrderDraft | null =>
  draft.next === null || draft.next.note === null ? null : { ...draft, note: draft.next.note, next: null };

/** The parts in the order in which the store takes them: another address resets what follows. */
export const partNames = ['customer', 'delivery', 'billing', 'option'] as const;
export type PartName = (typeof partNames)[number];

/** The parts that the store has not got, in order. */
export const waitingParts = (draft: OrderDraft): readonly PartName[] =>
  partNames.filter((name) => draft.parts[name] !== undefined);

/** A draft whose part the store has, or refused. */
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
