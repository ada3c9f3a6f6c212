import { Link, useLocation } from '@tanstack/react-router';
import type { StoreSettings } from '#contract/store.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { Notice } from '#ui/notice.tsx';
import { catalogueWording } from '#wording/catalogue.ts';

/** Whether the store shows its products to signed-in customers alone, and this visitor is none. */
export const isCatalogueHidden = ({ isSignedIn }: Shop, settings: StoreSettings | undefined): boolean =>
  !isSignedIn && settings?.anonymousCustomerProductPolicy === 'HiddenForUnauthorized';

/** The same, asked by a screen. */
export const useIsCatalogueHidden = (): boolean => {
  const settings = useStoreSettings();
  return isCatalogueHidden(useShop(), settings);
};

/** Stands where products would be, for a guest of a store that hides them. */
export function HiddenCatalogue() {
  const { href } = useLocation();
  return (
    <Notice
      title={catalogueWording.productsHidden}
      actions={
        <Link to="/auth/login" search={{ redirect_url: href }} className="btn" data-tone="primary">
          {catalogueWording.signIn}
        </Link>
      }
    >
      <p>{catalogueWording.productsHiddenText}</p>
    </Notice>
  );
}
