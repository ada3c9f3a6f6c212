import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from '#shopper/shop.tsx';

/** The router context, passed to every loader and guard. */
export interface AppContext {
  readonly shop: Shop;
  readonly queryClient: QueryClient;
}
