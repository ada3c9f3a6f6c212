import { isNoAnswer, isRefused } from '#api/api-error.ts';
import { partOf, type PartTerms } from '#contract/part-of-variant.ts';
import { looseCode, normalisedCode, sharedBeginning } from '#contract/part-number.ts';
import { getProducts, getProduct, getSuggestions } from '#contract/product-rows.ts';
import type { Variant } from '#contract/product.ts';
import type { Shop } from '#shopper/shop.tsx';
import type { KnownPart, PartMatch } from './pad-row.ts';

/** The parts on this device. */
export interface DeviceParts {
  /** All of the store's parts are here, so a missing one isn't sold. */
  readonly isWhole: boolean;
  readonly resolve: (codes: readonly string[]) => Promise<ReadonlyMap<string, KnownPart>>;
  readonly match: (typed: string, limit: number) => Promise<readonly PartMatch[]>;
  /** All sizes of products, by product slug. */
  readonly products: (slugs: readonly string[]) => Promise<readonly KnownPart[]>;
  readonly near: (typed: string, limit: number) => Promise<readonly KnownPart[]>;
}

/** The most codes per call, and the most characters that they may add to its URL. */
const codesInACall = 100;
const lettersInACall = 4000;
/** The longest code to ask the store for. */
const maxCodeLength = 64;

/** Splits codes into calls. */
export const callsOf = (codes: readonly string[]): string[][] => {
  const calls: string[][] = [];
  let letters = 0;
  for (const code of new Set(codes)) {
    if (code.length > maxCodeLength || normalisedCode(code) === '') continue;
    const last = calls.at(-1);
    const size = encodeURIComponent(code).length + 6;
    if (last === undefined || last.length >= codesInACall || letters + size > lettersInACall) {
      calls.push([code]);
      letters = size;
    } else {
      last.push(code);
      letters += size;
    }
  }
  return calls;
};

const termsOf = (shop: Shop, { inventory }: Variant): PartTerms => ({
  currencyCode: shop.currencyCode,
  inventoryMode: inventory.mode,
  canBackorder: inventory.canBackorder,
});

/** Asks the store for complete codes; throws if it doesn't answer. */
export const resolveAtStore = async (shop: Shop, codes: readonly string[]): Promise<ReadonlyMap<string, KnownPart>> => {
  const found = new Map<string, KnownPart>();
  for (const Skus of callsOf(codes)) {
    const { results, matches = [] } = await shop.api.call(getProducts, { query: { Skus } });
    const asOf = Date.now();
    const products = new Map(results.map((product) => [product.id, product]));
    for (const { sku, productId, variant } of matches) {
      const product = products.get(productId);
      if (product !== undefined)
        found.set(sku, { part: partOf(product, variant), terms: termsOf(shop, variant), asOf });
    }
    if (matches.length > 0) continue;
    // A store that doesn't say which variant a code names may still list it.
    for (const product of results) {
      for (const variant of product.variants) {
        const code = Skus.find((asked) => normalisedCode(asked) === normalisedCode(variant.sku));
        if (code !== undefined)
          found.set(code, { part: partOf(product, variant), terms: termsOf(shop, variant), asOf });
      }
    }
  }
  return found;
};

const isShort = (text: string): boolean => normalisedCode(text).length < 3;

/** The typed text, then ever shorter prefixes of it: a code that is wrong at its end still leads to its family. */
const beginningsOf = (typed: string): string[] => {
  const pieces = typed.trim().split(/(?=[-\s/.])/);
  return [typed, ...[1, 2].map((left) => pieces.slice(0, -left).join(''))].filter((text) => !isShort(text));
};

const productsLookedInto = 2;

/** The store's parts closest to an unknown code: those of the products that its prefix leads to. */
export const nearAtStore = async (shop: Shop, typed: string, limit: number): Promise<readonly KnownPart[]> => {
  for (const Query of beginningsOf(typed.slice(0, maxCodeLength))) {
    const { products } = await shop.api.call(getSuggestions, { query: { Query, Limit: limit } });
    if (products.length === 0) continue;
    const asOf = Date.now();
    const pages = await Promise.all(
      products.slice(0, productsLookedInto).map(async (product) => {
        if (product.variantCount === 1) return product;
        try {
          return await shop.api.call(getProduct, { params: { id: product.id } });
        } catch (error) {
          // It may have been removed since it was suggested; its first variant will do.
          if (isNoAnswer(error) || isRefused(error)) return product;
          throw error;
        }
      }),
    );
    const asked = looseCode(typed);
    return [...pages, ...products.slice(productsLookedInto)]
      .flatMap((product) =>
        product.variants.map((variant) => ({
          known: { part: partOf(product, variant), terms: termsOf(shop, variant), asOf },
          shared: sharedBeginning(asked, looseCode(variant.sku)),
        })),
      )
      .toSorted((a, b) => b.shared - a.shared)
      .slice(0, limit)
      .map(({ known }) => known);
  }
  return [];
};

/** The store's suggestions for typed text, as parts: the matching sizes of each product, or else one that stands for all sizes. */
export const findAtStore = async (
  shop: Shop,
  typed: string,
  limit: number,
  signal: AbortSignal,
): Promise<readonly PartMatch[]> => {
  const {
    exact,
    products,
    matches = [],
  } = await shop.api.call(getSuggestions, { query: { Query: typed, Limit: limit } }, { signal });
  const asOf = Date.now();
  const found = [
    ...(exact === null ? [] : [{ product: exact.product, variant: exact.variant, isOneOfMany: false }]),
    ...products.flatMap((product) => {
      const meant = matches.filter(({ productId }) => productId === product.id).map(({ variant }) => variant);
      const isOneOfMany = meant.length === 0 && product.variantCount > product.variants.length;
      return (meant.length === 0 ? product.variants : meant).map((variant) => ({ product, variant, isOneOfMany }));
    }),
  ].map(({ product, variant, isOneOfMany }) => ({
    part: partOf(product, variant),
    terms: termsOf(shop, variant),
    asOf,
    ...(isOneOfMany && { sizes: product.variantCount }),
  }));
  return [...new Map(found.map((known) => [known.part.id, known])).values()].slice(0, limit);
};

/** All sizes of a part's product, in the order of its page; throws if the store doesn't answer. */
export const sizesAtStore = async (
  shop: Shop,
  { part }: KnownPart,
  signal: AbortSignal,
): Promise<readonly KnownPart[]> => {
  const product = await shop.api.call(getProduct, { params: { id: part.productId } }, { signal });
  const asOf = Date.now();
  return product.variants.map((variant) => ({ part: partOf(product, variant), terms: termsOf(shop, variant), asOf }));
};
