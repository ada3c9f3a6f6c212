import type {
  AggregateOffer,
  BlogPosting,
  BreadcrumbList,
  Offer,
  Organization,
  Product as ProductNode,
  WebSite,
} from 'schema-dts';
import type { BlogPost } from '#contract/content.ts';
import type { Product, Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import type { StoreSettings } from '#contract/store.ts';

/**
 * Structured data for search engines (schema.org). URLs are paths: the host prepends its own origin.
 * A store that hides prices or part numbers hides them here too.
 */
export const productData = (product: Product, areSkusShown: boolean): ProductNode => {
  const offers = offersOf(product.variants, areSkusShown);
  const image = product.images[0]?.url;
  return {
    '@type': 'Product',
    name: product.name,
    url: `/store/product/${product.slug}`,
    ...(areSkusShown ? skuOf(masterVariant(product)) : {}),
    ...(product.shortDescription === null ? {} : { description: product.shortDescription }),
    ...(product.brand === null ? {} : { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(image === undefined ? {} : { image }),
    ...(offers === null ? {} : { offers }),
  };
};

/** One offer for a single size, else the price range of all sizes: there may be a hundred of them. */
const offersOf = (variants: readonly Variant[], areSkusShown: boolean): Offer | AggregateOffer | null => {
  const prices = variants.flatMap(({ basePrice }) => basePrice ?? []);
  const [first] = prices;
  if (first === undefined) return null;
  const inAll = {
    priceCurrency: first.currencyCode,
    availability: `https://schema.org/${availabilityOf(variants)}`,
  } as const;
  const [only, ...others] = variants;
  if (others.length === 0) {
    return { '@type': 'Offer', ...(areSkusShown ? skuOf(only) : {}), price: plainAmount(first.amount), ...inAll };
  }
  const amounts = prices.map(({ amount }) => amount);
  return {
    '@type': 'AggregateOffer',
    lowPrice: plainAmount(Math.min(...amounts)),
    highPrice: plainAmount(Math.max(...amounts)),
    offerCount: prices.length,
    ...inAll,
  };
};

const skuOf = (variant: Variant | undefined): { sku?: string } => (variant === undefined ? {} : { sku: variant.sku });

const availabilityOf = (variants: readonly Variant[]): 'InStock' | 'BackOrder' | 'OutOfStock' => {
  if (variants.some(({ inventory }) => inventory.isInStock)) return 'InStock';
  return variants.some(({ inventory }) => inventory.canBackorder) ? 'BackOrder' : 'OutOfStock';
};

/** Search engines want no thousands separators. */
const plainAmount = (minor: number): string => (minor / 100).toFixed(2);

/** A breadcrumb: its name and its path. */
export type Step = readonly [name: string, path: string];

/** The breadcrumbs of a page, from the top. */
export const trailData = (steps: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path,
  })),
});

/** A guide. */
export const postData = (post: BlogPost, publisher: string): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  url: `/blog/post/${post.slug}`,
  mainEntityOfPage: `/blog/post/${post.slug}`,
  datePublished: post.publishedAt,
  author: { '@type': 'Person', name: post.author.name },
  publisher: { '@type': 'Organization', name: publisher },
  ...(post.coverImage === null ? {} : { image: post.coverImage.url }),
});

/** The seller, and how search engines can link to the shop's search. */
export const shopData = (settings: Pick<StoreSettings, 'storeName' | 'supportEmail' | 'supportPhone'>) => {
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
    // Search engines require this property; the vocabulary itself only defines it generically, for every action.
    'query-input': 'required name=search_term_string',
  } as const;
  const site: WebSite = { '@type': 'WebSite', name: settings.storeName, url: '/', potentialAction: search };
  const seller: Organization = {
    '@type': 'Organization',
    name: settings.storeName,
    url: '/',
    logo: '/icons/icon-512.png',
    email: settings.supportEmail,
    telephone: settings.supportPhone,
  };
  return [site, seller];
};
