import { useStoreSettings } from '#shopper/store-queries.ts';
import { shellWording } from '#wording/shell.ts';
import { MenuLink } from '#routes/-shell/navigation/menu-link.tsx';
import { useMenuLinks } from '#routes/-shell/navigation/navigation-tree.ts';
import { ShopperLinks } from '#routes/-shell/navigation/shopper-links.tsx';
import { CountryChoice, CurrencyChoice, TaxChoice } from './preference-choices.tsx';

export function UtilityLine() {
  const settings = useStoreSettings();
  const links = useMenuLinks();
  return (
    <nav className="utility" aria-label={shellWording.utility}>
      <ul className="wrap utility-line">
        <ShopperLinks />
        {links.map((item) => (
          <li key={item.id}>
            <MenuLink item={item} />
          </li>
        ))}
        <li className="utility-basis">
          {settings === undefined ? null : settings.pricesIncludeTax ? shellWording.pricesWithTax : <TaxChoice />}
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
