import { createContext, useContext } from 'react';
import type { Inventory, ProductSummary } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import { StockMark } from '#ui/stock-mark.tsx';
import { freshnessWording } from '#wording/freshness.ts';
import { stockWords } from '#wording/stock.ts';

/** Which data of a table or card is too old to show unless the shopper asks. */
export const Withheld = createContext({ stock: false, prices: false });

/** Stock as far as the store's mode discloses it; nothing in mode None. */
export function StockLevel({ inventory }: { readonly inventory: Inventory }) {
  const { stock } = useContext(Withheld);
  const words = stockWords(inventory);
  if (words === null) return null;
  return stock ? <span className="muted">{freshnessWording.checkWhenOnline}</span> : <StockMark {...words} />;
}

/** The stock of a listed product with a single size; several sizes show theirs on the product's page. */
export function ProductStock({ product }: { readonly product: ProductSummary }) {
  const variant = masterVariant(product);
  return variant === undefined || product.variantCount > 1 ? null : <StockLevel inventory={variant.inventory} />;
}
