import type { LineItem } from '#contract/basket.ts';
import type { OrderLine } from '#contract/order.ts';
import type { OrderReturn } from '#contract/order-return.ts';
import type { Product, ProductCategory, ProductSummary, Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';

/** A product or line as analytics names it; amounts in whole units of the currency, not in minor ones. */
export type AnalyticsItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly quantity: number;
  readonly index?: number;
  readonly item_list_id?: string;
  readonly item_list_name?: string;
} & Readonly<Partial<Record<'price' | 'discount', number>> & Record<`item_category${string}`, string>>;

/** Levels of categories beside the first. */
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

/** A variant of a product; a price that is hidden from the visitor is left out. */
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

/** A product, by the variant that stands for it. */
export const itemOfProduct = (product: Product | ProductSummary): AnalyticsItem[] => {
  const master = masterVariant(product);
  return master === undefined ? [] : [itemOfVariant(product, master)];
};

/** A line of the cart, or so many pieces of it. */
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

/** A line of an order, or so many pieces of it. What a code took off the whole order is off no piece. */
export const itemOfOrderLine = (
  { sku, productName, price, categories, ...line }: OrderLine,
  quantity = line.quantity,
): AnalyticsItem => ({
  item_id: sku,
  item_name: productName,
  price: majorOf(price.amount),
  // As of the line that it was in the cart, so that the same piece has the same figures up to its refund.
  discount: majorOf(Math.max(0, (price.originalPrice?.amount ?? price.amount) - price.amount)),
  quantity,
  ...categoriesOf(categories),
});

/** The lines of an order that go back, as many of each as go back. */
export const itemsOfReturn = ({ items }: OrderReturn, lines: readonly OrderLine[]): AnalyticsItem[] =>
  items.flatMap(({ lineItemId, quantity }) => {
    const line = lines.find((one) => one.lineItemId === lineItemId);
    return line === undefined ? [] : [itemOfOrderLine(line, quantity)];
  });

/** What items cost together; rounded, since sums of fractions are not exact. */
export const valueOf = (items: readonly AnalyticsItem[]): number =>
  majorOf(Math.round(items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0) * 100));
