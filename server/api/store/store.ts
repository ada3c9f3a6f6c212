import { loadRedirects } from '#server/api/content/redirects.ts';
import type { Handlers } from '#server/api/http/handler.ts';

export const storeHandlers = {
  getStoreSettings: ({ settings }) => Promise.resolve(settings),
  getMainMenu: ({ reference }) => Promise.resolve(reference.mainMenu),
  getRedirects: async ({ db }) => ({ results: await loadRedirects(db) }),
} satisfies Handlers<'getStoreSettings' | 'getMainMenu' | 'getRedirects'>;
