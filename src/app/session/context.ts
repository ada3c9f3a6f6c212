import type { QueryClient } from '@tanstack/react-query';
import type { PublicConfiguration } from '#contract/configuration.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import type { AppRouter } from '#app/router.tsx';
import type { SessionJournal } from './session-journal.ts';

/** What signing in and out act on. */
export interface SessionContext {
  readonly configuration: PublicConfiguration;
  readonly currentShop: CurrentShop;
  readonly queryClient: QueryClient;
  /** Null until the page has one. */
  readonly router: () => AppRouter | null;
  readonly journal: () => Promise<SessionJournal>;
}

/** Has every screen load again, for the current shopper. */
export const refreshScreens = async (context: SessionContext): Promise<void> => context.router()?.invalidate();
