import { createContext, useContext } from 'react';

/** Whether the store shows part numbers (`displayProductVariantSkusEnabled`). */
export const AreSkusShown = createContext(true);

/** Returns a part number if the store shows them; null if it hides them. */
export const useShownSku = (): ((sku: string | null | undefined) => string | null) => {
  const areShown = useContext(AreSkusShown);
  return (sku) => (areShown ? (sku ?? null) : null);
};

/** The accessible name of a row: with its part number, if the store shows them. */
export const useNameWithSku = (): ((name: string, sku: string) => string) => {
  const shownSku = useShownSku();
  return (name, sku) => (name === sku ? name : [name, shownSku(sku)].filter((part) => part !== null).join(', '));
};
