import { Link } from '@tanstack/react-router';
import { askToPersist } from '#shopper/ask-to-persist.ts';
import { persistPrices } from '#shopper/offline-shopper.ts';
import { useIsPersistingPrices } from '#shopper/device/use-is-persisting-prices.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { Switch } from '#ui/form/segmented.tsx';
import { accountWording as words } from '#wording/account.ts';

/** What is stored on this device for offline use; hidden if the browser has no storage. */
export function DeviceSettings() {
  const [isPersisted, setPersisted] = useIsPersistingPrices();
  if (isPersisted === null) return null;
  return (
    <section>
      <SectionHead title={words.thisDevice} />
      <div className="settings-switches">
        <Switch
          label={words.keepsPrices}
          hint={words.keepsPricesHint}
          checked={isPersisted}
          onChange={(isOn) => {
            setPersisted(isOn);
            void persistPrices(isOn);
            if (isOn) void askToPersist();
          }}
        />
      </div>
      <p>
        <Link to="/sync">{words.onThisDevice}</Link>
      </p>
    </section>
  );
}
