import type { Order } from '#contract/order.ts';
import { useLookUp } from '#features/quick-order/use-look-up.ts';
import { SaveAsList } from '#features/wishlists/save-as-list.tsx';
import { itemOfRow } from '#routes/-quick-order/line-of-row.ts';
import { orderWording } from '#wording/order.ts';

/** Saves the lines of an order that are still sold as a list; without a connection, only if this device has the whole part index. */
export function SaveOrderAsList({
  order,
  onGuest,
}: {
  readonly order: Order;
  readonly onGuest?: (() => void) | undefined;
}) {
  const { find } = useLookUp();
  const itemsOf = async () => {
    const { found, isComplete } = await find(order.items.map(({ sku }) => sku));
    if (!isComplete) return null;
    return order.items.map(({ sku, productVariantId, quantity }) => {
      const known = found.get(sku);
      // The part number may belong to another article by now.
      return known?.part.id === productVariantId ? itemOfRow({ known, quantity }) : null;
    });
  };
  return <SaveAsList name={orderWording.title(order.number)} itemsOf={itemsOf} onGuest={onGuest} />;
}
