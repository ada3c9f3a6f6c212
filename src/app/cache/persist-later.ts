import type { QueryClient } from '@tanstack/react-query';

/**
 * Until answers are persisted for good: a stored view asks for its answers anew as soon as it lives, and what the worker's cache says
 * then is given its true age all the same.
 */
export const persistLater = (queryClient: QueryClient): void => {
  const coming = import('./device-answers.ts').catch(() => null);
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...defaults,
    queries: {
      ...defaults.queries,
      persister: async (ask, context, query) => {
        const device = await coming;
        return device === null ? ask(context) : device.persistAnswer(ask, context, query);
      },
    },
  });
};
