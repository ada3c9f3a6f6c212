import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { withoutUnshown } from './unshown.ts';

/** One answer as it travels from host to page: key, data, and when it was asked for in milliseconds of the epoch. */
type HandedAnswer = readonly [QueryKey, unknown, number];

/** Every answer of a rendering as text: parsing it is quicker for a browser than the same as a program. */
export const dehydrateAnswers = (queryClient: QueryClient): string =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.status === 'success')
      .map((query): HandedAnswer => [query.queryKey, withoutUnshown(query.state.data), query.state.dataUpdatedAt]),
  );

/** Puts the answers of a rendering into the page's own query client. */
export const hydrateAnswers = (queryClient: QueryClient, text: string): void => {
  // Written by `dehydrateAnswers` of the same build, in the same document.
  for (const [key, data, updatedAt] of JSON.parse(text) as HandedAnswer[]) {
    queryClient.setQueryData(key, data, { updatedAt });
  }
};
