import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { PhoneIcon } from '#ui/screen-icons.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { footerWording } from '#wording/footer.ts';
import { partWording } from '#wording/ui.ts';
import { ConnectionStrip } from '#routes/-offline/connection-strip.tsx';
import { Logo } from './logo.tsx';
import './footer.css';
import './header.css';
import './shell.css';

/** The checkout layout: logo and help, without links to the rest of the shop. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  const settings = useStoreSettings();
  return (
    <div className="layout" data-layout="checkout">
      <SkipLink href="#main">{partWording.skipToMain}</SkipLink>
      <header className="top" data-print="hide">
        <div className="wrap checkout-bar">
          <Logo />
          {settings === undefined ? null : (
            <a className="bar-link" href={`tel:${settings.supportPhone.replaceAll(' ', '')}`}>
              <PhoneIcon size={18} />
              {settings.supportPhone}
            </a>
          )}
        </div>
      </header>
      <ConnectionStrip />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot checkout-foot" data-print="hide">
        <div className="wrap">
          <Link to="/contact-us">{footerWording.contactUs}</Link>
        </div>
      </footer>
    </div>
  );
}
