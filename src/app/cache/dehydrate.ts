import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { fromColumns, toColumns } from './columns.ts';
import { withoutUnshown } from './unshown.ts';

/** One answer as it travels from host to page: key, data, and when it was asked for in milliseconds of the epoch. */
type HandedAnswer = readonly [QueryKey, unknown, number];

/** Every answer of a rendering as JSON. */
export const dehydrateAnswers = (queryClient: QueryClient): string => {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query): HandedAnswer => [query.queryKey, withoutUnshown(query.state.data), query.state.dataUpdatedAt]);
  // Fields without a value are none in JSON, so they are none in what is turned into columns.
  return JSON.stringify(toColumns(JSON.parse(JSON.stringify(answers))));
};

/** Puts the answers of a rendering into the page's own query client. */
export const hydrateAnswers = (queryClient: QueryClient, text: string): void => {
  // Written by `dehydrateAnswers` of the same build, in the same document.
  for (const [key, data, updatedAt] of fromColumns(JSON.parse(text)) as HandedAnswer[]) {
    queryClient.setQueryData(key, data, { updatedAt });
  }
};
