import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { fromColumns, toColumns } from './columns.ts';
import { withoutUnshown } from './unshown.ts';

/** One answer as the host passes it to the page: key, data, and when it was fetched, in epoch milliseconds. */
type HandedAnswer = readonly [QueryKey, unknown, number];

/** All successful answers of a rendering as JSON. */
export const dehydrateAnswers = (queryClient: QueryClient): string => {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query): HandedAnswer => [query.queryKey, withoutUnshown(query.state.data), query.state.dataUpdatedAt]);
  // The round trip drops undefined fields, which JSON can't hold, before the columns are built.
  return JSON.stringify(toColumns(JSON.parse(JSON.stringify(answers))));
};

/** Puts the answers of a rendering into the page's query client. */
export const hydrateAnswers = (queryClient: QueryClient, text: string): void => {
  // Written by `dehydrateAnswers` of the same build, in the same document.
  for (const [key, data, updatedAt] of fromColumns(JSON.parse(text)) as HandedAnswer[]) {
    queryClient.setQueryData(key, data, { updatedAt });
  }
};
