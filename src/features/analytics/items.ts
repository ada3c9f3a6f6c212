import type { LineItem } from '#contract/basket.ts';
import type { OrderLine } from '#contract/order.ts';
import type { OrderReturn } from '#contract/order-return.ts';
import type { Product, ProductCategory, ProductSummary, Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';

/** A product or line in analytics terms; amounts are in major units of the currency. */
export type AnalyticsItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly quantity: number;
  readonly index?: number;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
} & Readonly<Partial<Record<'price' | 'discount', number>> & Record<`item_category${string}`, string>>;

/** Category levels beyond the first. */
const extraLevels = 5;

/** Pence to pounds. */
export const majorOf = (minor: number): number => minor / 100;

/** `item_category` for the first level, `item_category2` to `item_category6` for those below it. */
const categoriesOf = (categories: readonly Pick<ProductCategory, 'name'>[]): Record<`item_category${string}`, string> =>
  Object.fromEntries(
    categories
      .slice(0, 1 + extraLevels)
      .map(({ name }, level) => [level === 0 ? 'item_category' : `item_category${level + 1}`, name] as const),
  );

type VariantPrice = Pick<Variant, 'sku' | 'basePrice' | 'discount'>;

/** A variant of a product, without a price if it is hidden from the visitor. */
export const itemOfVariant = (
  { name, categories }: Pick<Product, 'name' | 'categories'>,
  { sku, basePrice, discount }: VariantPrice,
  quantity = 1,
): AnalyticsItem => ({
  item_id: sku,
  item_name: name,
  ...(basePrice === null ? {} : { price: majorOf(basePrice.amount), discount: majorOf(discount?.amount ?? 0) }),
  quantity,
  ...categoriesOf(categories),
});

/** A product, represented by its master variant. */
export const itemOfProduct = (product: Product | ProductSummary): AnalyticsItem[] => {
  const master = masterVariant(product);
  return master === undefined ? [] : [itemOfVariant(product, master)];
};

/** A cart line, or part of its quantity. */
export const itemOfLine = (
  { sku, productName, price, categories, ...line }: LineItem,
  quantity = line.quantity,
): AnalyticsItem => ({
  item_id: sku,
  item_name: productName,
  price: majorOf(price.amount),
  discount: majorOf(Math.max(0, price.originalPrice.amount - price.amount)),
  quantity,
  ...categoriesOf(categories),
});

/** An order line, or part of its quantity. A discount code on the whole order is not attributed to single items. */
export const itemOfOrderLine = (
  { sku, productName, price, categories, ...line }: OrderLine,
  quantity = line.quantity,
): AnalyticsItem => ({
  item_id: sku,
  item_name: productName,
  price: majorOf(price.amount),
  // Computed as for the cart line, so that an item has the same figures from the cart to its refund.
  discount: majorOf(Math.max(0, (price.originalPrice?.amount ?? price.amount) - price.amount)),
  quantity,
  ...categoriesOf(categories),
});

/** The returned order lines with the returned quantity of each. */
export const itemsOfReturn = ({ items }: OrderReturn, lines: readonly OrderLine[]): AnalyticsItem[] =>
  items.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find((one) => one.lineItemId === lineItemId);
    return line === undefined ? [] : [itemOfOrderLine(line, quantity)];
  });

/** The total price of the items; rounded, since sums of fractions are not exact. */
export const valueOf = (items: readonly AnalyticsItem[]): number =>
  majorOf(Math.round(items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0) * 100));
