import { Link, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { MenuIcon } from '#ui/icons.tsx';
import { shellWording } from '#wording/shell.ts';
import { useLeftPage } from '#routes/-shell/use-left-page.ts';

const loadMenuSheet = async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet });
const MenuSheet = lazy(loadMenuSheet);

/** The menu on narrow screens: a link to the index until hydration, then a button that opens the sheet. */
export function MobileMenu() {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const close = () => setOpen(false);
  useLeftPage(close);
  if (!isHydrated) {
    return (
      <Link to="/store" className="menu-button" aria-label={shellWording.menu}>
        <MenuIcon />
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className="menu-button"
        aria-label={shellWording.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadMenuSheet()}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <MenuIcon />
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <MenuSheet isOpen={isOpen} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
