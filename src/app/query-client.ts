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
/** A busy store gives turns a few seconds away, and may have to send somebody away again. */
const maxTurns = 4;

/** Only a store that did not answer, or said to come later, is asked again; without a network a screen says so at once. */
export const shouldRetry = (failureCount: number, error: unknown): boolean =>
  onlineManager.isOnline() &&
  (isNoAnswer(error)
    ? failureCount < maxRetries
    : isRefused(error) && (error.status === 429 || error.status === 503) && failureCount < maxTurns);

/** Milliseconds until the next try: as the store says, else doubling from half a second. */
export const retryDelay = (attempt: number, error: unknown): number =>
  (isRefused(error) ? error.retryAfterMs : null) ?? Math.min(8 * secondMs, (secondMs / 2) * 2 ** attempt);

/**
 * The query client of one page. Nothing ever waits for a network: the worker may have the answer, and if nobody has, a screen
 * says so. What failed is asked for again when the connection returns.
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

/** The query client of one rendered request: no retries, and shared with no other request. */
export const createRenderingQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity, gcTime: Infinity } } });
