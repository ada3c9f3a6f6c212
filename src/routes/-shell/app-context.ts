import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from '#shopper/shop.tsx';

/** What every loader and guard is handed. */
export interface AppContext {
  readonly shop: Shop;
  readonly queryClient: QueryClient;
}
