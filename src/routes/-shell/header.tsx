import { useSearch } from '@tanstack/react-router';
import type { ProductSummary } from '#contract/product.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { CartLink } from './cart-link.tsx';
import { CategoryBar } from '#routes/-shell/navigation/category-bar.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from '#routes/-shell/navigation/mobile-menu.tsx';
import { UtilityLine } from './utility-line.tsx';
import { WaitingPlace } from '#routes/-offline/waiting-place.tsx';
import './header.css';

const AddOne = lazyPart(async () => (await import('#features/basket/add-one.tsx')).AddOne);

const addOne = (product: ProductSummary) => <AddOne product={product} addsOnEnter />;

export function Header() {
  const query = useSearch({
    strict: false,
    select: (search) => ('q' in search && typeof search.q === 'string' ? search.q : ''),
  });
  return (
    <header className="top" data-print="hide">
      <UtilityLine />
      <div className="wrap top-bar">
        <MobileMenu />
        <Logo />
        <SearchBox query={query} exactActionOf={addOne} />
        <WaitingPlace />
        <CartLink />
      </div>
      <CategoryBar />
    </header>
  );
}
