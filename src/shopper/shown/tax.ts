import { createContext, useContext, useSyncExternalStore } from 'react';
import { wantsVat } from '#contract/cookies.ts';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';

/** Told on the window when the cookie may be another. */
export const taxChanged = 'tradecounter:tax';

/** Whether tax is added to the prices that are shown: what is sent and decided is always the store's own. */
export const TaxAdded = createContext(false);

/** Whether tax is added to the prices of the screen. */
export const useIsTaxAdded = (): boolean => useContext(TaxAdded);

/** Whether the prices of the screen are with tax or without; null until the store's settings are known. */
export const useTaxBasis = (): 'inc' | 'ex' | null => {
  const isAdded = useIsTaxAdded();
  const settings = useStoreSettings();
  return settings === undefined ? null : settings.pricesIncludeTax || isAdded ? 'inc' : 'ex';
};

const subscribe = (tell: () => void) => {
  addEventListener(taxChanged, tell);
  return () => removeEventListener(taxChanged, tell);
};

const wanted = () => wantsVat(document.cookie);

/** What the host rendered, as it wrote it on the page. */
const rendered = () => document.documentElement.dataset['vat'] === 'inc';

/** Whether tax is to be added, for the page as a whole: the visitor wants it, and the store's own prices are without. */
export const useAddsTax = (): boolean => {
  const { showsTax = false } = useShop();
  const isWanted = useSyncExternalStore(subscribe, wanted, import.meta.env.SSR ? () => showsTax : rendered);
  // A visitor could want it only while the store's prices were without.
  return useStoreSettings()?.pricesIncludeTax !== true && isWanted;
};
