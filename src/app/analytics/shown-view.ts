import type { QueryClient } from '@tanstack/react-query';
import type { Basket } from '#contract/basket.ts';
import type { Category } from '#contract/category.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import type { Page, PageBlock } from '#contract/content.ts';
import { isForGuests } from '#contract/page-blocks.ts';
import type { Order } from '#contract/order.ts';
import type { Product } from '#contract/product.ts';
import type { getProducts } from '#contract/product-rows.ts';
import type { RowData } from '#contract/row.ts';
import {
  type AnalyticsEvent,
  beginCheckout,
  type Promotion,
  purchase,
  type ShownList,
  viewCart,
  viewItem,
  viewItemList,
  viewPromotion,
} from '#features/analytics/events.ts';
import { isCountedFirst } from '#features/analytics/counted-orders.ts';
import { itemOfProduct } from '#features/analytics/items.ts';
import type { Shop } from '#shopper/shop.tsx';
import { pageTitles } from '#wording/shell.ts';
import type { AppRouter } from '#app/router.tsx';

/** The analytics data of a screen. */
export interface ShownView {
  readonly events: readonly AnalyticsEvent[];
  readonly list?: ShownList & { readonly slugs: readonly string[] };
  readonly promotions?: readonly Promotion[];
}

type Match = AppRouter['state']['matches'][number];

const nothing: ShownView = { events: [] };

/**
 * What the screen of a route shows, from cached queries; undefined until they have data. The queries are looked up by key, since
 * importing every feature's queries would split their modules into further chunks.
 */
export const shownView = (match: Match, shop: Shop, queryClient: QueryClient): ShownView | undefined => {
  const { scope } = shop;
  const cached = queryClient.getQueryData.bind(queryClient);
  const listed = (id: string, name: string): ShownView | undefined => {
    const [query] = queryClient.getQueryCache().findAll({ queryKey: [scope, 'products'], type: 'active' });
    const products = cached<RowData<typeof getProducts>>(query?.queryKey ?? [])?.results;
    if (products === undefined) return undefined;
    const list = { id, name, items: products.flatMap(itemOfProduct), slugs: products.map(({ slug }) => slug) };
    return { events: [viewItemList(list)], list };
  };

  switch (match.routeId) {
    case '/store/':
      return listed('store', pageTitles.store);
    case '/store/$category': {
      const { category: slug } = match.params;
      const category = cached<Category | null>([scope, 'category', slug]);
      return category ? listed(slug, category.name) : undefined;
    }
    case '/search':
      return match.search.q === undefined ? nothing : listed('search', pageTitles.search);
    case '/store/product/$product': {
      const product = cached<Product | null>([scope, 'product', match.params.product]);
      return product ? { events: [viewItem(shop.currencyCode, itemOfProduct(product))] } : undefined;
    }
    case '/cart': {
      const basket = cached<Basket | null>([scope, 'basket']);
      return basket ? { events: [viewCart(basket)] } : undefined;
    }
    case '/_checkout/checkout': {
      const summary = cached<CheckoutSummary>([scope, 'checkout', 'summary']);
      return summary ? { events: [beginCheckout(summary)] } : undefined;
    }
    case '/successful-order/$id': {
      const order = cached<Order | null>([scope, 'order-confirmation', match.params.id]);
      if (!order) return undefined;
      return isCountedFirst(order) ? { events: [purchase(order)] } : nothing;
    }
    case '/{-$page}': {
      const page = cached<Page | null>([scope, 'page', match.pathname]);
      if (!page) return undefined;
      const promotions = page.blocks.filter(isPromotion).filter((block) => !shop.isSignedIn || !isForGuests(block));
      return { events: promotions.map(viewPromotion), promotions };
    }
    default:
      return nothing;
  }
};

const isPromotion = (block: PageBlock): block is Promotion => block.type === 'Banner' || block.type === 'Registration';
