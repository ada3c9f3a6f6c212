import { Link } from '@tanstack/react-router';
import { useBasket } from '#features/basket/basket-queries.ts';
import { useShop } from '#shopper/shop.tsx';
import { BookmarkIcon, SearchIcon, ShoppingCartIcon, StoreIcon, UserIcon } from '#ui/icons.tsx';
import { shellWording } from '#wording/shell.ts';

/** The five main links on narrow screens. */
export function BottomBar() {
  const shop = useShop();
  const lines = useBasket().basket?.lineItems.length ?? 0;
  return (
    <nav className="bottom-bar" aria-label={shellWording.bars} data-print="hide">
      <Link to="/store" activeOptions={{ includeSearch: false }}>
        <StoreIcon />
        {shellWording.shop}
      </Link>
      <Link to="/search" activeOptions={{ includeSearch: false }}>
        <SearchIcon />
        {shellWording.search}
      </Link>
      <Link to="/favorites">
        <BookmarkIcon />
        {shellWording.lists}
      </Link>
      <Link to={shop.isSignedIn ? '/account/settings' : '/auth/login'}>
        <UserIcon />
        {shellWording.account}
      </Link>
      <Link to="/cart">
        <ShoppingCartIcon />
        {shellWording.cart}
        {lines > 0 ? <span className="bottom-count">{lines}</span> : null}
      </Link>
    </nav>
  );
}
