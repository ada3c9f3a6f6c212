import { createContext, useContext } from 'react';

/** Whether the store shows part numbers (`displayProductVariantSkusEnabled`). */
export const AreSkusShown = createContext(true);

/** A part number as far as the store shows them; null where it hides them. */
export const useShownSku = (): ((sku: string | null | undefined) => string | null) => {
  const areShown = useContext(AreSkusShown);
  return (sku) => (areShown ? (sku ?? null) : null);
};

/** What a row is called when read aloud: with its part number, where the store shows them. */
export const useNameWithSku = (): ((name: string, sku: string) => string) => {
  const shownSku = useShownSku();
  return (name, sku) => (name === sku ? name : [name, shownSku(sku)].filter((part) => part !== null).join(', '));
};
