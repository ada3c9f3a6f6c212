import type { QueryClient } from '@tanstack/react-query';
import type { PublicConfiguration } from '#contract/configuration.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import type { AppRouter } from '#app/router.tsx';
import type { SessionJournal } from './session-journal.ts';

/** What signing in and out operate on. */
export interface SessionContext {
  readonly configuration: PublicConfiguration;
  readonly currentShop: CurrentShop;
  readonly queryClient: QueryClient;
  /** Null until the page has a router. */
  readonly router: () => AppRouter | null;
  readonly journal: () => Promise<SessionJournal>;
}

/** Reloads every screen for the current shopper. */
export const refreshScreens = async (context: SessionContext): Promise<void> => context.router()?.invalidate();
