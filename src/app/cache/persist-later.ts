import type { QueryClient } from '@tanstack/react-query';

/**
 * Takes effect until answers are persisted for good: a stored view refetches its answers as soon as it is hydrated, and those that
 * come from the worker's cache get their true age even then.
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
