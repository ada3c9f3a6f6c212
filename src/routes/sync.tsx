import { createFileRoute } from '@tanstack/react-router';
import { useStoreBasket } from '#features/basket/basket-queries.ts';
import { InstallButton } from '#features/install/install-button.tsx';
import { WaitForMore } from '#features/notify/wait-for-more.tsx';
import { PartIndexRow } from '#features/quick-order/device/part-index-row.tsx';
import { SavedRows } from '#features/saved/saved-rows.tsx';
import { SyncScreen } from '#features/sync/sync-screen.tsx';
import { useConnection } from '#shopper/connection/store.ts';
import { useStoreSettings } from '#shopper/store-queries.ts';
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
        install={<InstallButton />}
      />
    </Screen>
  );
}
