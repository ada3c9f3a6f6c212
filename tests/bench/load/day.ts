import * as z from 'zod/mini';
import type { Ask } from './polite-client.ts';

/** What a shopper may open in a store under load. */
export interface Shelves {
  readonly categories: readonly string[];
  readonly products: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
  /** Amply in stock, and in a quantity that can be ordered alone. */
  readonly variants: readonly { readonly id: string; readonly quantity: number }[];
  readonly privacyPolicyId: string;
}

/** A shopper with a cart of their own. */
export interface Shopper {
  readonly ask: Ask;
  anonymousId: string | null;
}

export type PageName = 'browse' | 'search' | 'product' | 'cart' | 'order';

/** How many of a hundred opened pages are of each kind. */
const mix: readonly (readonly [PageName, number])[] = [
  ['browse', 38],
  ['product', 32],
  ['search', 18],
  ['cart', 10],
  ['order', 2],
];

export const pageNames = mix.map(([name]) => name);

/** The page that a shopper opens next. */
export const nextPage = (random: () => number): PageName => {
  let left = random() * 100;
  for (const [name, share] of mix) {
    left -= share;
    if (left < 0) return name;
  }
  return 'browse';
};

const Data = <Schema extends z.ZodMiniType>(data: Schema) => z.object({ data });

const Tree = Data(z.object({ nodes: z.array(z.object({ slug: z.string(), nodes: z.array(z.unknown()) })) }));
const Products = Data(
  z.object({
    results: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        hasAddOns: z.boolean(),
        variants: z.array(
          z.object({
            id: z.string(),
            inventory: z.object({ isInStock: z.boolean(), availableQuantity: z.nullable(z.number()) }),
            quantityRule: z.object({ minimum: z.number(), increment: z.number(), maximum: z.nullable(z.number()) }),
            basePrice: z.nullable(z.object({ amount: z.number() })),
          }),
        ),
      }),
    ),
  }),
);
const Policy = Data(z.object({ id: z.string() }));
const Basket = Data(z.object({ anonymousId: z.string() }));
const Options = Data(z.object({ results: z.array(z.object({ id: z.string() })) }));
const Order = Data(z.object({ id: z.string() }));

const nodesIn = (nodes: readonly unknown[]): string[] =>
  nodes.flatMap((node) => {
    const { slug, nodes: below } = z.parse(z.object({ slug: z.string(), nodes: z.array(z.unknown()) }), node);
    return below.length === 0 ? [slug] : nodesIn(below);
  });

const listPages = 8;
/** More than the minimum order, even where pieces get cheaper by the dozen. */
const worthMinor = 8_000;

/** Reads what the store offers. */
export const lookAround = async (ask: Ask): Promise<Shelves> => {
  const read = (path: string): Promise<unknown> => ask({ method: 'GET', path, isRead: true });
  const { nodes } = z.parse(Tree, await read('/categories/tree')).data;
  const policy = z.parse(Policy, await read('/privacy-policies/current'));
  const found = [];
  for (let page = 1; page <= listPages; page += 1) {
    found.push(...z.parse(Products, await read(`/products?PageSize=200&PageNumber=${page}`)).data.results);
  }
  return {
    categories: nodesIn(nodes),
    products: found.map(({ id, slug, name }) => ({ id, slug, name })),
    variants: found
      .filter(({ hasAddOns }) => !hasAddOns)
      .flatMap(({ variants }) => variants.slice(0, 1))
      .flatMap(({ id, quantityRule: { minimum, increment, maximum }, basePrice, inventory }) => {
        const wanted = minimum + Math.ceil(worthMinor / (basePrice?.amount ?? 1) / increment) * increment;
        const isPlenty = inventory.isInStock && (inventory.availableQuantity ?? wanted * 5) >= wanted * 5;
        return isPlenty && wanted <= (maximum ?? wanted) ? [{ id, quantity: wanted }] : [];
      }),
    privacyPolicyId: policy.data.id,
  };
};

const pick = <T>(list: readonly T[], random: () => number): T => {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
};

const address = {
  firstName: 'Grace',
  lastName: 'Mason',
  addressLine1: '1 Foundry Lane',
  city: 'Leeds',
  postalCode: 'LS1 4AP',
  countryCode: 'GB',
};
const customer = { firstName: 'Grace', lastName: 'Mason', email: 'grace@example.com', phone: '01632 960001' };

/** The calls behind each page, as the shop's pages make them. */
export const pagesOf = (shelves: Shelves, random: () => number) => {
  const get = (shopper: Shopper, path: string) => shopper.ask({ method: 'GET', path });
  const add = async (shopper: Shopper): Promise<string> => {
    const { id, quantity } = pick(shelves.variants, random);
    const body = {
      productVariantId: id,
      quantity,
      ...(shopper.anonymousId === null ? {} : { anonymousId: shopper.anonymousId }),
    };
    const basket = z.parse(Basket, await shopper.ask({ method: 'PUT', path: '/baskets', body, isRead: true }));
    shopper.anonymousId = basket.data.anonymousId;
    return shopper.anonymousId;
  };
  const pages: Readonly<Record<PageName, (shopper: Shopper) => Promise<void>>> = {
    async browse(shopper) {
      const category = pick(shelves.categories, random);
      await Promise.all([
        get(shopper, `/products?CategorySlug=${category}&PageSize=24`),
        get(shopper, `/product-filters?CategorySlug=${category}`),
      ]);
    },
    async search(shopper) {
      const [words = ''] = pick(shelves.products, random).name.toLowerCase().split(',');
      const sought = encodeURIComponent(words);
      await get(shopper, `/products/search/autocomplete?Query=${sought}`);
      await Promise.all([
        get(shopper, `/products?Search=${sought}&PageSize=24`),
        get(shopper, `/product-filters?Search=${sought}`),
      ]);
    },
    async product(shopper) {
      const { id, slug } = pick(shelves.products, random);
      await Promise.all([get(shopper, `/products/slug=${slug}`), get(shopper, `/recommendations/${id}`)]);
    },
    async cart(shopper) {
      const guest = await add(shopper);
      await get(shopper, `/baskets?anonymousId=${guest}`);
    },
    async order(shopper) {
      // Enough for the minimum order, whatever was in the cart.
      const guest = await add(shopper);
      const owner = `anonymousId=${guest}`;
      const write = (method: 'PUT' | 'POST', path: string, body: unknown) =>
        shopper.ask({ method, path, body, isRead: true });
      await get(shopper, `/baskets/checkout/summary?${owner}`);
      await write('PUT', `/baskets/checkout/customer-info?${owner}`, customer);
      await write('PUT', `/baskets/checkout/delivery-address?${owner}`, address);
      const path = `/baskets/checkout/delivery/available-options?${owner}`;
      const { results } = z.parse(Options, await shopper.ask({ method: 'GET', path, isRead: true })).data;
      const { id: deliveryZoneOptionId } = pick(results, random);
      await write('PUT', `/baskets/checkout/delivery/options?${owner}`, { deliveryZoneOptionId });
      const { privacyPolicyId } = shelves;
      const order = z.parse(Order, await write('POST', '/orders', { anonymousBasketId: guest, privacyPolicyId }));
      shopper.anonymousId = null;
      await get(shopper, `/orders/${order.data.id}/summary?${owner}`);
    },
  };
  return pages;
};
