import {
  type Mutation,
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { isNoAnswer, isRefused } from '#api/api-error.ts';

/** Called for every failed query and write, and when a write begins. */
export interface FailureListener {
  readonly onWriteBegun: (mutation: Mutation<unknown, unknown>) => void;
  readonly onQueryFailed: (error: unknown, query: Query<unknown, unknown>) => void;
  readonly onWriteFailed: (error: unknown, mutation: Mutation<unknown, unknown>) => void;
}

const secondMs = 1000;
const maxRetries = 2;
/** A busy store asks clients to come back in a few seconds, and may have to repeat that. */
const maxTurns = 4;

/** Retries only if the store did not answer or asked to retry later; without a network, the screen says so at once. */
export const shouldRetry = (failureCount: number, error: unknown): boolean =>
  onlineManager.isOnline() &&
  (isNoAnswer(error)
    ? failureCount < maxRetries
    : isRefused(error) && (error.status === 429 || error.status === 503) && failureCount < maxTurns);

/** Delay before the next try, in milliseconds: as the store says, else doubling from half a second. */
export const retryDelay = (attempt: number, error: unknown): number =>
  (isRefused(error) ? error.retryAfterMs : null) ?? Math.min(8 * secondMs, (secondMs / 2) * 2 ** attempt);

/**
 * The query client of one page. Queries never wait for a network: the worker may have the answer, and if not, the screen
 * says so. Failed queries are refetched when the connection returns.
 */
export const createQueryClient = (listener: FailureListener): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: listener.onQueryFailed }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => listener.onWriteBegun(mutation),
      onError: (error, _variables, _result, mutation) => listener.onWriteFailed(error, mutation),
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 60 * secondMs,
        gcTime: 10 * 60 * secondMs,
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

/** The query client for rendering one request: without retries, and never shared between requests. */
export const createRenderingQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } } });
