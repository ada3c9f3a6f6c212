import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { InstallButton } from '#features/install/install-button.tsx';
import { useCanInstall } from '#features/install/use-install.ts';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { useSignOut } from '#features/session/use-sign-out.ts';
import { accountWording } from '#wording/account.ts';
import { pageTitles } from '#wording/shell.ts';
import { PrintHead } from '#routes/-print/print-head.tsx';
import { useMarkHydrated } from '#routes/-shell/use-mark-hydrated.ts';
import { NotPersisted } from './not-persisted.tsx';
import './account-screen.css';

const pages = [
  { to: '/account/orders', name: accountWording.orders },
  { to: '/account/buy-again', name: pageTitles.buyAgain },
  { to: '/account/returns', name: accountWording.returns },
  { to: '/favorites', name: accountWording.lists },
  { to: '/account/addresses', name: accountWording.addresses },
  { to: '/account/credit-limit', name: accountWording.credit },
  { to: '/sync', name: pageTitles.sync },
  { to: '/account/settings', name: accountWording.settings },
] as const;

/** An account page: heading, content, and navigation to the other account pages. `back` links from a subpage to its parent. */
export function AccountScreen({ title, back, children }: { title: ReactNode; back?: ReactNode; children?: ReactNode }) {
  useMarkHydrated();
  const signOut = useSignOut();
  const canInstall = useCanInstall();
  const tabs = useRef<HTMLUListElement>(null);
  // Centres the open page's tab, so that its neighbours on both sides are visible.
  useEffect(() => {
    const list = tabs.current;
    const open = list?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (list === null || open === undefined) return;
    const { left, width } = list.getBoundingClientRect();
    list.scrollLeft += open.left + open.width / 2 - (left + width / 2);
  }, []);
  return (
    <div className="wrap screen account">
      <PrintHead />
      {back === undefined ? (
        <h1 tabIndex={-1}>{title}</h1>
      ) : (
        <div className="account-part">
          <p className="account-back" data-print="hide">
            <ChevronLeftIcon size={18} />
            {back}
          </p>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      )}
      <nav className="account-nav" aria-label={accountWording.nav} data-print="hide">
        <ul ref={tabs}>
          {pages.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} activeOptions={{ includeSearch: false }}>
                {name}
              </Link>
            </li>
          ))}
          {canInstall ? (
            <li>
              <InstallButton tone="quiet" />
            </li>
          ) : null}
          <li>
            <button type="button" onClick={() => void signOut()}>
              {accountWording.signOut}
            </button>
          </li>
        </ul>
      </nav>
      <div className="account-content">
        <NotPersisted />
        {children}
      </div>
    </div>
  );
}
