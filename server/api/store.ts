import { loadRedirects } from './content-redirects.ts';
import type { Handlers } from './handler.ts';
import { loadMainMenu } from './store-menu.ts';

/** The store itself: settings, menu, redirects. */
export const storeHandlers = {
  getStoreSettings: ({ settings }) => Promise.resolve(settings),
  getMainMenu: ({ db }) => loadMainMenu(db),
  getRedirects: async ({ db }) => ({ results: await loadRedirects(db) }),
} satisfies Handlers<'getStoreSettings' | 'getMainMenu' | 'getRedirects'>;
