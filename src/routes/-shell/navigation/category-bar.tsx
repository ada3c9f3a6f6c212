import { noop, useQueryClient } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useShop } from '#shopper/shop.tsx';
import { categoryTreeQuery } from '#shopper/store-queries.ts';
import { ChevronDownIcon, MenuIcon } from '#ui/icons.tsx';
import { shellWording } from '#wording/shell.ts';
import { useTopCategories } from './navigation-tree.ts';
import { useDismissal } from './use-dismissal.ts';
import { useLeftPage } from '#routes/-shell/use-left-page.ts';
import './category-bar.css';

const loadMegaMenu = async () => ({ default: (await import('./mega-menu.tsx')).MegaMenu });
const MegaMenu = lazy(loadMegaMenu);

/** The bar on wide screens: the index of all products, the top categories, the store's own links. */
export function CategoryBar() {
  const top = useTopCategories();
  const queryClient = useQueryClient();
  const shop = useShop();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const panelId = useId();
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useLeftPage(close);
  const fetchAhead = () => {
    void loadMegaMenu();
    queryClient.query({ ...categoryTreeQuery(shop), staleTime: 'static' }).catch(noop);
  };

  useDismissal(bar, isOpen, (by) => {
    close();
    if (by === 'escape') button.current?.focus();
  });
  const inside = (
    <>
      <MenuIcon size={18} />
      {shellWording.allProducts}
      <ChevronDownIcon size={16} />
    </>
  );
  return (
    <nav className="category-bar" aria-label={shellWording.categories} ref={bar}>
      <ul className="wrap category-line">
        <li>
          {isHydrated ? (
            <button
              ref={button}
              type="button"
              className="bar-link all-products"
              aria-expanded={isOpen}
              aria-controls={panelId}
              onPointerEnter={fetchAhead}
              onClick={() => setOpen(!isOpen)}
            >
              {inside}
            </button>
          ) : (
            <Link to="/store" className="bar-link all-products">
              {inside}
            </Link>
          )}
        </li>
        {top.map(({ id, name, slug }) => (
          <li key={id} className="bar-category">
            <Link to="/store/$category" params={{ category: slug }} className="bar-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div id={panelId} className="mega" hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={null}>
            <MegaMenu />
          </Suspense>
        ) : null}
      </div>
    </nav>
  );
}
