import * as z from 'zod/mini';
import { Money } from './money.ts';
import { Id, Instant, Slug, CurrencyCode } from './primitives.ts';
import { Drawing, Inventory, ProductCategory, QuantityRule, TierPrice, Unit } from './product.ts';

/** What the basket has to say, about a line where lineItemId is given, else about all of it. */
export const BasketNotification = z.object({
  lineItemId: z.optional(z.nullable(Id)),
  code: z.string(),
  severity: z.enum(['Info', 'Warning', 'Error']),
  message: z.string(),
  previousPrice: z.optional(z.nullable(Money)),
  availableQuantity: z.optional(z.nullable(z.int())),
  /** What was asked for, where less was given. */
  askedQuantity: z.optional(z.nullable(z.int())),
});
export type BasketNotification = z.infer<typeof BasketNotification>;

/** Codes that the embedded store gives to notifications; a client shows unknown ones by their message. */
export const notificationCodes = [
  'PriceChanged',
  'QuantityReduced',
  'OutOfStock',
  'BelowMinimumQuantity',
  'NotMultipleOfIncrement',
  'ProductUnavailable',
  'DiscountExpired',
  'BelowMinimumOrder',
  'BasketMerged',
  'AddOnRequired',
  'TooManyAddOns',
  'AddOnUnknown',
  'SignInRequired',
] as const;

/** An add-on chosen on a line; price is per unit of the line. */
export const LineAddOn = z.object({ addonOptionId: Id, name: z.string(), quantity: z.int(), price: Money });
export type LineAddOn = z.infer<typeof LineAddOn>;

/** One line; `price.amount` is the unit price with its tier, subTotal before discount, total after it, add-ons included in both. */
export const LineItem = z.object({
  lineItemId: Id,
  productId: Id,
  productName: z.string(),
  slug: Slug,
  sku: z.string(),
  imageUrl: z.nullable(z.string()),
  drawing: z.nullable(Drawing),
  variant: z.object({
    id: Id,
    name: z.nullable(z.string()),
    quantityRule: QuantityRule,
    unit: Unit,
    /** Unit price without a tier, an offer included; another store may not say it. */
    basePrice: z.optional(Money),
    tierPrices: z.array(TierPrice),
    /** Where the basket is delivered to, in basis points. An addition: another store may not say it. */
    taxRate: z.optional(z.int()),
  }),
  quantity: z.int(),
  price: z.object({
    amount: z.int(),
    currencyCode: CurrencyCode,
    originalPrice: Money,
    subTotal: Money,
    total: Money,
  }),
  appliedTier: z.nullable(z.object({ minimumQuantity: z.int() })),
  addOns: z.array(LineAddOn),
  /** Whether there are add-ons to choose for it. An addition: another store may not say it. */
  hasAddOns: z.optional(z.boolean()),
  categories: z.array(ProductCategory),
  inventory: Inventory,
  isAvailable: z.boolean(),
});
export type LineItem = z.infer<typeof LineItem>;

/** A code on the basket and what it takes off. */
export const AppliedDiscount = z.object({ code: z.string(), amount: Money, description: z.nullable(z.string()) });
export type AppliedDiscount = z.infer<typeof AppliedDiscount>;

/** A basket; `anonymousId` is given to guests only, `version` grows with each write. */
export const Basket = z.object({
  id: Id,
  anonymousId: z.nullable(Id),
  lineItems: z.array(LineItem),
  notifications: z.array(BasketNotification),
  subTotal: Money,
  discount: Money,
  taxes: Money,
  total: Money,
  currencyCode: CurrencyCode,
  minimumOrder: z.nullable(z.object({ amount: z.int(), currencyCode: CurrencyCode, isMet: z.boolean() })),
  /**
   * The way of delivery that is free soonest at the basket's address, and what goods have to come to for it, after
   * discount and before tax. Null where none becomes free, or one is free whatever is bought; another store may not say it.
   */
  freeDelivery: z.optional(z.nullable(z.object({ name: z.string(), amount: z.int(), currencyCode: CurrencyCode }))),
  /** The codes that count. An addition: another store may name them in the checkout alone. */
  discountCodes: z.optional(z.array(AppliedDiscount)),
  itemCount: z.int(),
  updatedAt: Instant,
  version: z.int(),
});
export type Basket = z.infer<typeof Basket>;
