import type { ReactNode } from 'react';
import { firstInteraction } from '#shopper/visit/first-interaction.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { partWording } from '#wording/ui.ts';
import { BottomBar } from '#routes/-shell/navigation/bottom-bar.tsx';
import { ConnectionStrip } from '#routes/-offline/connection-strip.tsx';
import { Header } from './header.tsx';
import { DeferredPart } from './deferred-part.tsx';
import { Footer } from './lazy-parts.tsx';
import { SessionStrip } from '#routes/-offline/session-strip.tsx';
import '#routes/-shell/navigation/bottom-bar.css';
// The footer's code is lazy; its styles must not be.
import './footer.css';
import './shell.css';

const loadNotices = async () => {
  await firstInteraction();
  return (await import('./overlays.tsx')).Notices;
};

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
