import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CategoryNode } from '#contract/category.ts';
import { InstallButton } from '#features/install/install-button.tsx';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { NamedIcon } from '#ui/named-icon.tsx';
import { pageTitles, shellWording } from '#wording/shell.ts';
import { MenuLink } from './menu-link.tsx';
import { useMenuLinks, useNavigationTree } from './navigation-tree.ts';
import { ShopperLinks } from './shopper-links.tsx';
import { CountryChoice, CurrencyChoice, TaxChoice } from '#routes/-shell/preference-choices.tsx';
import { useLeftPage } from '#routes/-shell/use-left-page.ts';
import './menu-sheet.css';

/** The menu on narrow screens: the category tree one level at a time, then the store's other links. */
export function MenuSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const tree = useNavigationTree();
  const [chosen, setChosen] = useState<readonly CategoryNode[]>([]);
  useLeftPage(() => setChosen([]));
  const current = chosen.at(-1);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="start"
      title={current?.name ?? shellWording.menu}
      closeLabel={shellWording.close}
    >
      <nav className="menu" aria-label={shellWording.categories}>
        {current === undefined ? (
          <ul className="menu-list">
            <li>
              <Link to="/store">{shellWording.allProducts}</Link>
            </li>
            <Steps nodes={tree} onChoose={(node) => setChosen([node])} />
          </ul>
        ) : (
          <ul className="menu-list" key={current.id}>
            <li>
              <button type="button" className="menu-back" ref={focusIt} onClick={() => setChosen(chosen.slice(0, -1))}>
                <ChevronLeftIcon size={18} />
                {shellWording.back}
              </button>
            </li>
            <li>
              <Link to="/store/$category" params={{ category: current.slug }}>
                {shellWording.allIn(current.name)}
              </Link>
            </li>
            <Steps nodes={current.nodes} onChoose={(node) => setChosen([...chosen, node])} />
          </ul>
        )}
      </nav>
      {current === undefined ? <Rest /> : null}
    </Sheet>
  );
}

/** A newly opened level takes the focus, since the element that had it is gone. */
const focusIt = (element: HTMLElement | null) => element?.focus();

function Steps({ nodes, onChoose }: { nodes: readonly CategoryNode[]; onChoose: (node: CategoryNode) => void }) {
  return nodes.map((node) => (
    <li key={node.id}>
      {node.nodes.length > 0 ? (
        <button type="button" onClick={() => onChoose(node)}>
          {node.name}
          <ChevronRightIcon size={18} />
        </button>
      ) : (
        <Link to="/store/$category" params={{ category: node.slug }}>
          {node.name}
        </Link>
      )}
    </li>
  ));
}

function Rest() {
  const links = useMenuLinks();
  const { iconService } = useShop().configuration;
  const pricesIncludeTax = useStoreSettings()?.pricesIncludeTax;
  return (
    <nav className="menu" aria-label={shellWording.moreLinks}>
      <ul className="menu-list">
        <ShopperLinks />
        <li>
          <Link to="/sync">{pageTitles.sync}</Link>
        </li>
        {links.map((item) => (
          <li key={item.id}>
            <MenuLink item={item}>
              <NamedIcon name={item.icon} service={iconService} />
              <span>{item.title}</span>
            </MenuLink>
          </li>
        ))}
        <li>
          <Link to="/cookies-settings">{pageTitles.cookies}</Link>
        </li>
      </ul>
      <div className="menu-choices">
        {pricesIncludeTax === false ? <TaxChoice /> : null}
        <CurrencyChoice />
        <CountryChoice />
        <InstallButton />
      </div>
    </nav>
  );
}
