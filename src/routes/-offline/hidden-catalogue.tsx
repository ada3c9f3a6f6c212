import { Link, useLocation } from '@tanstack/react-router';
import type { StoreSettings } from '#contract/store.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { Notice } from '#ui/notice.tsx';
import { catalogueWording } from '#wording/catalogue.ts';

/** Whether the store hides its catalogue from guests and this visitor is one. */
export const isCatalogueHidden = ({ isSignedIn }: Shop, settings: StoreSettings | undefined): boolean =>
  !isSignedIn && settings?.anonymousCustomerProductPolicy === 'HiddenForUnauthorized';

export const useIsCatalogueHidden = (): boolean => {
  const settings = useStoreSettings();
  return isCatalogueHidden(useShop(), settings);
};

/** Shown instead of products to guests of a store that hides them. */
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
