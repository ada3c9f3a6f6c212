import { createContext, useContext, useSyncExternalStore } from 'react';
import { wantsVat } from '#contract/cookies.ts';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';

/** Dispatched on the window when the cookie may have changed. */
export const taxChanged = 'tradecounter:tax';

/** Whether tax is added to displayed prices; whatever is sent or decided always uses the store's own prices. */
export const TaxAdded = createContext(false);

/** Whether tax is added to the prices on screen. */
export const useIsTaxAdded = (): boolean => useContext(TaxAdded);

/** Whether the prices on screen include tax; null until the store's settings are known. */
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

/** What the host rendered, as recorded in the page. */
const rendered = () => document.documentElement.dataset['vat'] === 'inc';

/** Whether the page should add tax: the visitor wants it, and the store's own prices exclude it. */
export const useAddsTax = (): boolean => {
  const { showsTax = false } = useShop();
  const isWanted = useSyncExternalStore(subscribe, wanted, import.meta.env.SSR ? () => showsTax : rendered);
  // The visitor's choice may date from when the store's prices excluded tax.
  return useStoreSettings()?.pricesIncludeTax !== true && isWanted;
};
