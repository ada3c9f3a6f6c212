import { useState } from 'react';
import { askToPersist } from '#shopper/ask-to-persist.ts';
import { persistPrices } from '#shopper/offline-shopper.ts';
import { useIsPersistingPrices } from '#shopper/device/use-is-persisting-prices.ts';
import { hasChosen } from '#shopper/preferences.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { countryName } from '#wording/country.ts';
import { notHereWhyWording as words } from '#wording/not-here-why.ts';

/** Why a page is not on this device, and how to have later pages saved. */
export function NotHereWhy() {
  const { currencyCode, countryCode } = useShop();
  return (
    <>
      {hasChosen(document.cookie) ? <p>{words.inCurrency(currencyCode, countryName(countryCode))}</p> : null}
      <SavedOrNot />
    </>
  );
}

/** Depends on whether a signed-in shopper allows this device to save pages with their prices. */
function SavedOrNot() {
  const { isSignedIn } = useShop();
  const [isPersisted] = useIsPersistingPrices();
  const [isTurnedOn, setTurnedOn] = useState(false);
  if (!isSignedIn || isPersisted === null) return null;
  const turnOn = async (): Promise<void> => {
    await persistPrices(true);
    setTurnedOn(true);
    announce(words.isOn);
    void askToPersist();
  };
  if (isTurnedOn) return <p>{words.isOn}</p>;
  if (isPersisted) return <p>{words.notOpened}</p>;
  return (
    <Notice title={words.title} actions={<Button onClick={() => void turnOn()}>{words.turnOn}</Button>}>
      <p>{words.text}</p>
    </Notice>
  );
}
