import { Link } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { pageTitles, shellWording } from '#wording/shell.ts';

/** The links to the shopper's own pages, as list items; used by the menu and by the line above the header. */
export function ShopperLinks() {
  const { isSignedIn } = useShop();
  const settings = useStoreSettings();
  return (
    <>
      <li>
        {isSignedIn ? (
          <Link to="/account/settings">{shellWording.account}</Link>
        ) : (
          <Link to="/auth/login">{shellWording.signIn}</Link>
        )}
      </li>
      <li>
        <Link to="/account/orders">{shellWording.orders}</Link>
      </li>
      {settings?.isQuickOrderEnabled === true ? (
        <li>
          <Link to="/quick-order">{pageTitles.quickOrder}</Link>
        </li>
      ) : null}
      <li>
        <Link to="/favorites">{shellWording.lists}</Link>
      </li>
    </>
  );
}
