import { createFileRoute } from '@tanstack/react-router';
import { useStoreBasket } from '#features/basket/basket-queries.ts';
import { InstallButton } from '#features/install/install-button.tsx';
import { WaitForMore } from '#features/notify/wait-for-more.tsx';
import { PartIndexRow } from '#features/quick-order/device/part-index-row.tsx';
import { useDeviceParts } from '#features/quick-order/device/use-device-parts.ts';
import { SavedRows } from '#features/saved/saved-rows.tsx';
import { useSavedSets } from '#features/saved/use-saved.ts';
import { SyncScreen } from '#features/sync/sync-screen.tsx';
import { useConnection } from '#shopper/connection/store.ts';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { quickOrderWording } from '#wording/quick-order.ts';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/sync')({
  head: () => pageHead({ title: pageTitles.sync }),
  component: Sync,
});

function Sync() {
  const { known: basket } = useStoreBasket();
  const connection = useConnection();
  const settings = useStoreSettings();
  const { status: parts } = useDeviceParts();
  const hasParts = parts !== null && parts.state !== 'none';
  const savedSizes = [
    ...useSavedSets(),
    ...(hasParts ? [{ title: quickOrderWording.device.title, bytes: parts.totalBytes ?? 0 }] : []),
  ];
  return (
    <Screen title={pageTitles.sync}>
      <SyncScreen
        connection={connection}
        quantityInCart={({ productVariantId, addonOptionIds }) => {
          if (basket === undefined) return null;
          const wanted = [...addonOptionIds].sort().join();
          const line = basket?.lineItems.find(
            ({ variant, addOns }) =>
              variant.id === productVariantId &&
              addOns
                .map(({ addonOptionId }) => addonOptionId)
                .sort()
                .join() === wanted,
          );
          return line?.quantity ?? 0;
        }}
        waitOf={(wanted, onRequested) => <WaitForMore wanted={wanted} onRequested={onRequested} />}
        savedOf={(lookAgain) => (
          <>
            <SavedRows onChanged={lookAgain} />
            {settings?.isQuickOrderEnabled === true ? <PartIndexRow onChanged={lookAgain} /> : null}
          </>
        )}
        savedSizes={savedSizes}
        install={<InstallButton />}
      />
    </Screen>
  );
}
