import * as z from 'zod/mini';
import { maxQuantity } from './quantity-rule.ts';

/** An opaque identifier assigned by the server. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64));
export type Id = z.infer<typeof Id>;

/** ISO 8601 instant in UTC. */
export const Instant = z.iso.datetime({ offset: true });
export type Instant = z.infer<typeof Instant>;

/** ISO 8601 calendar date, `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date();
export type CalendarDate = z.infer<typeof CalendarDate>;

/** ISO 4217 code, three capitals. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
export type CurrencyCode = z.infer<typeof CurrencyCode>;

/** ISO 3166-1 alpha-2 code, two capitals. */
export const CountryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
export type CountryCode = z.infer<typeof CountryCode>;

/** Lower-case words joined by hyphens, as used in URLs. */
export const Slug = z.string().check(z.minLength(1), z.maxLength(160), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));
export type Slug = z.infer<typeof Slug>;

export const maxEmailLength = 254;

/** An address that can receive email: a local part, an at sign and a host with a dot. */
export const Email = z.string().check(z.trim(), z.maxLength(maxEmailLength), z.email());
export type Email = z.infer<typeof Email>;

export const minPasswordLength = 10;
export const maxPasswordLength = 128;

/** The password of an account; it may be older than the minimum length. */
export const Password = z.string().check(z.minLength(1), z.maxLength(maxPasswordLength));
export type Password = z.infer<typeof Password>;

export const NewPassword = z.string().check(z.minLength(minPasswordLength), z.maxLength(maxPasswordLength));
export type NewPassword = z.infer<typeof NewPassword>;

export const maxLineLength = 120;

/** One line that a person typed, trimmed, not empty. */
export const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLineLength));
export type Line = z.infer<typeof Line>;

/** One line that may be left empty. */
export const OptionalLine = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxLineLength))));
export type OptionalLine = z.infer<typeof OptionalLine>;

/** Whether a text contains a web address, which mail programs would turn into a link. */
export const hasWebAddress = (text: string): boolean => /:\/\/|\bwww\./i.test(text);

const noWebAddress = z.refine<string>((text) => !hasWebAddress(text), { params: { code: 'WebAddress' } });

/** The name of a person as they type it; emails address them by it. */
export const Name = Line.check(noWebAddress);

/** The name of a company as somebody types it, which may be left empty. */
export const OptionalName = z.optional(
  z.nullable(z.string().check(z.trim(), z.maxLength(maxLineLength), noWebAddress)),
);

export const minPostalCodeLength = 2;
export const maxPostalCodeLength = 12;

/** A postcode of any country. */
export const PostalCode = z
  .string()
  .check(z.trim(), z.minLength(minPostalCodeLength), z.maxLength(maxPostalCodeLength));
export type PostalCode = z.infer<typeof PostalCode>;

/** The reference of an order, or the customer or job that a cart is parked for. */
export const maxReferenceLength = 60;

/** The comment on an order. */
export const maxCommentLength = 1000;

/** The comment on a line of a return. */
export const maxReturnCommentLength = 500;

/** What the driver should know of an address. */
export const maxInstructionsLength = 300;

/** A message to the store. */
export const maxMessageLength = 4000;

/** The name of a wishlist. */
export const maxListNameLength = 80;

/** Several lines that a person typed, up to 2,000 characters. */
export const Text = z.string().check(z.trim(), z.maxLength(2000));
export type Text = z.infer<typeof Text>;

/** How many units a shopper asks for: 1 to 99,999. */
export const Quantity = z.int().check(z.gte(1), z.lte(maxQuantity));
export type Quantity = z.infer<typeof Quantity>;

/** The add-ons chosen for a line of a cart. */
export const AddOnIds = z.array(Id).check(z.maxLength(50));
export type AddOnIds = z.infer<typeof AddOnIds>;

/** A path parameter called `id`. */
export const ById = z.object({ id: Id });
export type ById = z.infer<typeof ById>;

/** The response of a call that only acknowledges. */
export const Done = z.object({ isDone: z.literal(true) });
export type Done = z.infer<typeof Done>;
