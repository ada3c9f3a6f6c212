import type { Order } from '#contract/order.ts';
import { ReorderOrder } from '#features/orders/reorder-order.tsx';
import { useLookUpArticles } from './use-look-up-articles.ts';

/** An order beside what the catalogue says today. */
export function Reorder({ order }: { readonly order: Order }) {
  return <ReorderOrder order={order} lookUp={useLookUpArticles()} />;
}
