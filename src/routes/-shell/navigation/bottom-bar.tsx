import { Link } from '@tanstack/react-router';
import { useBasket } from '#features/basket/basket-queries.ts';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { BookmarkIcon, ListPlusIcon, SearchIcon, ShoppingCartIcon, StoreIcon } from '#ui/icons.tsx';
import { pageTitles, shellWording } from '#wording/shell.ts';

/** The five main links on narrow screens. */
export function BottomBar() {
  const settings = useStoreSettings();
  const lines = useBasket().basket?.lineItems.length ?? 0;
  return (
    <nav className="bottom-bar" aria-label={shellWording.bars} data-print="hide">
      <Link to="/store" activeOptions={{ includeSearch: false }}>
        <StoreIcon />
        {shellWording.shop}
      </Link>
      <Link to="/search" activeOptions={{ includeSearch: false }} onClick={focusSearch}>
        <SearchIcon />
        {shellWording.search}
      </Link>
      {settings?.isQuickOrderEnabled ? (
        <Link to="/quick-order">
          <ListPlusIcon />
          {pageTitles.quickOrder}
        </Link>
      ) : null}
      <Link to="/favorites">
        <BookmarkIcon />
        {shellWording.lists}
      </Link>
      <Link to="/cart">
        <ShoppingCartIcon />
        {shellWording.cart}
        {lines > 0 ? <span className="bottom-count">{lines}</span> : null}
      </Link>
    </nav>
  );
}

/** Only within the press itself does a phone open its keyboard. The page must not scroll: Back returns to where it is now. */
const focusSearch = () => document.querySelector<HTMLElement>('[data-search]')?.focus({ preventScroll: true });
