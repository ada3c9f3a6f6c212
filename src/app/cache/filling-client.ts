import { QueryClient } from '@tanstack/react-query';
import { persistAnswer } from './device-answers.ts';

/** A separate client for prefetching: its failures show no message and cause no navigation. Its answers are persisted. */
export const createFillingClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { persister: persistAnswer, networkMode: 'always', retry: false } } });
