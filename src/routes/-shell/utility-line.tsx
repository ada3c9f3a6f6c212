import { Link } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { pageTitles, shellWording } from '#wording/shell.ts';
import { MenuLink } from '#routes/-shell/navigation/menu-link.tsx';
import { useMenuLinks } from '#routes/-shell/navigation/navigation-tree.ts';
import { CountryChoice, CurrencyChoice } from './preference-choices.tsx';

export function UtilityLine() {
  const { isSignedIn } = useShop();
  const settings = useStoreSettings();
  const links = useMenuLinks();
  return (
    <nav className="utility" aria-label={shellWording.utility}>
      <ul className="wrap utility-line">
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
        {settings?.isQuickOrderEnabled ? (
          <li>
            <Link to="/quick-order">{pageTitles.quickOrder}</Link>
          </li>
        ) : null}
        <li>
          <Link to="/favorites">{shellWording.lists}</Link>
        </li>
        {links.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} />
          </li>
        ))}
        <li className="utility-basis">
          {settings === undefined
            ? null
            : settings.pricesIncludeTax
              ? shellWording.pricesWithTax
              : shellWording.pricesWithoutTax}
        </li>
        <li>
          <CurrencyChoice />
        </li>
        <li>
          <CountryChoice />
        </li>
      </ul>
    </nav>
  );
}
