import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { minimumOrder } from '#contract/minimum-order.ts';
import { useBasket } from '#features/basket/basket-queries.ts';
import { DevicePartsNote } from '#features/quick-order/device/device-parts-note.tsx';
import { PadScreen } from '#features/quick-order/pad-screen.tsx';
import { useDeviceParts } from '#features/quick-order/device/use-device-parts.ts';
import { useShop } from '#shopper/shop.tsx';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { Notice } from '#ui/notice.tsx';
import { basketWording } from '#wording/basket.ts';
import { quickOrderWording } from '#wording/quick-order.ts';
import { pageTitles } from '#wording/shell.ts';
import { SavePadAsList } from '#routes/-quick-order/save-as-list.tsx';
import { useAddRows } from '#routes/-quick-order/use-add-rows.ts';
import { useLinkedLines } from '#routes/-quick-order/use-linked-lines.ts';
import { HiddenCatalogue, useIsCatalogueHidden } from '#routes/-offline/hidden-catalogue.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';
import { oneOf, type SearchValues, typedOf, withoutUndefined } from '#shopper/visit/search-values.ts';

/** `add`: a line for the pad, from a link. `shared`: something was shared with the shop, but not stored. */
const padSearch = ({ add, shared }: SearchValues): { add?: string | undefined; shared?: 'missed' | undefined } =>
  withoutUndefined({ add: typedOf(add), shared: oneOf(shared, ['missed']) });

export const Route = createFileRoute('/quick-order')({
  validateSearch: padSearch,
  head: () => pageHead({ title: pageTitles.quickOrder }),
  component: QuickOrderRoute,
});

function QuickOrderRoute() {
  const shop = useShop();
  const settings = useStoreSettings();
  const isTaxAdded = useIsTaxAdded();
  const isHidden = useIsCatalogueHidden();
  const { basket } = useBasket();
  const addRows = useAddRows();
  const index = useDeviceParts();
  const { add, shared } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isLinked = useLinkedLines();
  const carried = useMemo(
    () => (add === undefined ? null : { text: add, onAdded: () => void navigate({ search: {}, replace: true }) }),
    [add, navigate],
  );
  if (settings?.isQuickOrderEnabled === false || isHidden) {
    return (
      <Screen title={pageTitles.quickOrder}>
        {isHidden ? <HiddenCatalogue /> : <p>{quickOrderWording.disabled}</p>}
      </Screen>
    );
  }
  // The pad reads saved lines only when it opens, so it must wait until the link's lines are saved.
  if (isLinked) return <Screen title={pageTitles.quickOrder} />;
  return (
    <Screen title={pageTitles.quickOrder}>
      <PadScreen
        // Each shopper has their own pad.
        key={shop.scope}
        device={index.parts}
        gap={{
          minimumFor: (goodsMinor) =>
            settings === undefined ? null : minimumOrder(settings, shop.currencyCode, goodsMinor),
          inCartMinor: basket === undefined || basket === null ? 0 : basket.subTotal.amount - basket.discount.amount,
          freeDelivery: settings?.pricesIncludeTax === false ? (basket?.freeDelivery ?? null) : null,
        }}
        basis={
          settings === undefined
            ? null
            : settings.pricesIncludeTax || isTaxAdded
              ? basketWording.incTax
              : basketWording.exTax
        }
        onAdd={addRows}
        carried={carried}
        listActionOf={(rows) => <SavePadAsList rows={rows} />}
      >
        {shared === 'missed' ? (
          <Notice tone="warning" role="alert">
            {quickOrderWording.shareMissed}
          </Notice>
        ) : null}
        <DevicePartsNote index={index} />
      </PadScreen>
    </Screen>
  );
}
