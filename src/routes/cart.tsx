import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CreditAfterCart } from '#features/account/credit-after-cart.tsx';
import { useBasket } from '#features/basket/basket-queries.ts';
import { BasketScreen } from '#features/basket/basket-screen.tsx';
import { useIsAskedInCart } from '#features/basket/use-is-asked.ts';
import { useSetAddOns } from '#features/basket/basket-writes.ts';
import { DiscountCode } from '#features/checkout/discount-code.tsx';
import { AddOnDialog } from '#features/catalogue/product/add-on-dialog.tsx';
import { LineThumb } from '#features/catalogue/product/line-thumb.tsx';
import { WaitForMore } from '#features/notify/wait-for-more.tsx';
import { CartDifferences } from '#features/sync/cart-differences.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { NearPart } from '#ui/near-part.tsx';
import { lineName } from '#wording/line-name.ts';
import { pageTitles } from '#wording/shell.ts';
import { MoveToList } from '#routes/-account/move-to-list.tsx';
import { OrderDraftNotice } from '#routes/-offline/order-draft.tsx';
import { useIsCatalogueHidden } from '#routes/-offline/hidden-catalogue.tsx';
import { EmptyPageLinks } from '#routes/-shell/navigation/empty-page-links.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';
import { PrintHead } from '#routes/-print/print-head.tsx';
import { Screen } from '#routes/-shell/screen.tsx';
import '#routes/-cart/goes-with.css';

const loadGoesWith = async () => (await import('#routes/-cart/goes-with.tsx')).GoesWith;

const Parked = lazyPart(async () => (await import('#routes/-cart/parked.tsx')).Parked);

export const Route = createFileRoute('/cart')({
  validateSearch: ({ parked }): { parked?: string } => (typeof parked === 'string' ? { parked } : {}),
  head: () => pageHead({ title: pageTitles.cart }),
  component: CartOrParked,
});

/** The cart, or a parked cart to be brought back. */
function CartOrParked() {
  const { parked } = Route.useSearch();
  if (parked === undefined) return <CartScreen />;
  return (
    <Screen title={pageTitles.cart}>
      <Suspense>
        <Parked id={parked} />
      </Suspense>
    </Screen>
  );
}

function CartScreen() {
  const settings = useStoreSettings();
  const setAddOns = useSetAddOns();
  const { basket } = useBasket();
  const isHidden = useIsCatalogueHidden();
  const hasLines = (basket?.lineItems.length ?? 0) > 0;
  return (
    <Screen title={pageTitles.cart}>
      <PrintHead />
      <OrderDraftNotice />
      <CartDifferences isAsked={useIsAskedInCart()} />
      <BasketScreen
        areGuestsAllowed={settings?.anonymousCustomerProductPolicy === 'AllowedUnauthorizedCheckout'}
        pricesIncludeTax={settings?.pricesIncludeTax ?? null}
        pictureOf={(line) => <LineThumb line={line} />}
        actionsOf={(line) => (
          <>
            <AddOnDialog
              line={line}
              lines={basket?.lineItems ?? []}
              onSave={(addOns, lines) => setAddOns.mutateAsync({ lines, addOns })}
            />
            <MoveToList line={line} />
          </>
        )}
        whenEmpty={isHidden ? null : <EmptyPageLinks />}
        creditOf={({ total }) => <CreditAfterCart total={total} />}
        discountOf={({ discountCodes }) =>
          discountCodes === undefined ? null : <DiscountCode codes={discountCodes} />
        }
        waitOf={({ productName, variant, sku }, quantity, onRequested) => (
          <WaitForMore
            wanted={{
              productVariantId: variant.id,
              called: { name: lineName(productName, variant.name), sku },
              quantity,
            }}
            onRequested={onRequested}
          />
        )}
      />
      {/* Not before the cart lines above it, which would push it down. */}
      <Suspense fallback={hasLines ? <div className="goes-with" /> : null}>
        <Parked />
        {hasLines ? <NearPart load={loadGoesWith} className="goes-with" nearPx={0} props={{}} /> : null}
      </Suspense>
    </Screen>
  );
}
