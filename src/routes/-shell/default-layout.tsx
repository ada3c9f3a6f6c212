import type { ReactNode } from 'react';
import { SkipLink } from '#ui/skip-link.tsx';
import { partWording } from '#wording/ui.ts';
import { BottomBar } from '#routes/-shell/navigation/bottom-bar.tsx';
import { ConnectionStrip } from '#routes/-offline/connection-strip.tsx';
import { Header } from './header.tsx';
import { DeferredPart } from './deferred-part.tsx';
import { Footer } from './lazy-parts.tsx';
import { SessionStrip } from '#routes/-offline/session-strip.tsx';
import '#routes/-shell/navigation/bottom-bar.css';
// The foot's own code comes later; its looks must not.
import './footer.css';
import './shell.css';

/** What is told under the header once there is something to tell. */
const loadNotices = async () => (await import('./overlays.tsx')).Notices;

/** The layout of every page but the checkout. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <div className="layout" data-layout="default">
      <SkipLink href="#main">{partWording.skipToMain}</SkipLink>
      <Header />
      <ConnectionStrip />
      <SessionStrip />
      <DeferredPart load={loadNotices} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}
