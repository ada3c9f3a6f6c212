import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { fromColumns, toColumns } from './columns.ts';
import { withoutUnshown } from './unshown.ts';

/** One answer as the host passes it to the page: key, data, and when it was fetched, in epoch milliseconds. */
type HandedAnswer = readonly [QueryKey, unknown, number];

/** All answers of a rendering, and the addresses at which the store gave them. */
type Handed = readonly [answers: readonly HandedAnswer[], asked: readonly string[]];

/** Every answer of a rendering as JSON; `asked` are the addresses that it asked. */
export const dehydrateAnswers = (queryClient: QueryClient, asked: readonly string[] = []): string => {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query): HandedAnswer => [query.queryKey, withoutUnshown(query.state.data), query.state.dataUpdatedAt]);
  // Fields without a value are none in JSON, so they are none in what is turned into columns.
  return JSON.stringify([toColumns(JSON.parse(JSON.stringify(answers))), asked]);
};

const handed = new Map<string, unknown>();
let addresses: readonly string[] = [];

/** The addresses that the host asked for this page. */
export const addressesAsked = (): readonly string[] => addresses;

/** Whether the host brought what a query holds. */
export const isAsHanded = ({ queryHash, state }: Pick<Query, 'queryHash' | 'state'>): boolean =>
  handed.has(queryHash) && handed.get(queryHash) === state.data;

/** Puts the answers of a rendering into the page's own query client. */
export const hydrateAnswers = (queryClient: QueryClient, text: string): void => {
  // Written by `dehydrateAnswers` of the same build, in the same document.
  const [columns, asked] = JSON.parse(text) as [unknown, ...unknown[]];
  const [answers, addressesOfHost] = [fromColumns(columns), asked] as unknown[] as [...Handed];
  for (const [key, data, updatedAt] of answers) {
    handed.set(hashKey(key), queryClient.setQueryData(key, data, { updatedAt }));
  }
  addresses = addressesOfHost;
};
