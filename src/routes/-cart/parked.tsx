import { useQueryClient } from '@tanstack/react-query';
import { useBasket } from '#features/basket/basket-queries.ts';
import { changeCartAndDraft, useOrderDraft } from '#features/checkout/draft/draft-store.ts';
import { ParkedCarts } from '#features/parked-carts/parked-carts.tsx';
import { useShop } from '#shopper/shop.tsx';
import { parkedWording } from '#wording/parked.ts';
import { BringBack } from './bring-back.tsx';

/** One parked cart compared with today's prices and stock, or all of them under the cart. */
export function Parked({ id = null }: { readonly id?: string | null }) {
  return id === null ? <AllParked /> : <BringBack key={id} id={id} />;
}

/** The parked carts under the cart. The order draft of one cart is not carried over to the next. */
function AllParked() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { basket } = useBasket();
  const draft = useOrderDraft();
  if (basket === undefined || draft === undefined) return null;
  return (
    <ParkedCarts
      basket={basket}
      whyNot={draft.attempt === null ? null : parkedWording.orderOnItsWay}
      onPark={(park) => changeCartAndDraft(shop, queryClient, null, park)}
    />
  );
}
