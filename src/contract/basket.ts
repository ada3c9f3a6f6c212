import * as z from 'zod/mini';
import { Money } from './money.ts';
import { Id, Instant, Slug, CurrencyCode } from './primitives.ts';
import { Drawing, Inventory, ProductCategory, QuantityRule, TierPrice, Unit } from './product.ts';

/** A message about a line, if lineItemId is given, or else about the whole basket. */
export const BasketNotification = z.object({
  lineItemId: z.optional(z.nullable(Id)),
  code: z.string(),
  severity: z.enum(['Info', 'Warning', 'Error']),
  message: z.string(),
  previousPrice: z.optional(z.nullable(Money)),
  availableQuantity: z.optional(z.nullable(z.int())),
  /** The requested quantity, if the store gave less. */
  askedQuantity: z.optional(z.nullable(z.int())),
});
export type BasketNotification = z.infer<typeof BasketNotification>;

/** Notification codes that the embedded store uses; a client shows the message of a code it doesn't know. */
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
  'LinesParked',
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
    /** Unit price before tiers, including offers; other stores may omit it. */
    basePrice: z.optional(Money),
    tierPrices: z.array(TierPrice),
    /** Rate in the country of delivery, in basis points. An addition: other stores may omit it. */
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
  /** Whether add-ons can be chosen for it. An addition: other stores may omit it. */
  hasAddOns: z.optional(z.boolean()),
  categories: z.array(ProductCategory),
  inventory: Inventory,
  isAvailable: z.boolean(),
});
export type LineItem = z.infer<typeof LineItem>;

/** A discount code in the basket and the amount it takes off. */
export const AppliedDiscount = z.object({ code: z.string(), amount: Money, description: z.nullable(z.string()) });
export type AppliedDiscount = z.infer<typeof AppliedDiscount>;

/** A basket; only guests get an `anonymousId`, and `version` grows with each write. */
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
   * The delivery option with the lowest free-delivery threshold at the basket's address, and that threshold: the value of the
   * goods after discount and before tax. Null if none becomes free, or one is always free; other stores may omit it.
   */
  freeDelivery: z.optional(z.nullable(z.object({ name: z.string(), amount: z.int(), currencyCode: CurrencyCode }))),
  /** The codes that take effect. An addition: other stores may list them only in the checkout. */
  discountCodes: z.optional(z.array(AppliedDiscount)),
  itemCount: z.int(),
  updatedAt: Instant,
  version: z.int(),
});
export type Basket = z.infer<typeof Basket>;
