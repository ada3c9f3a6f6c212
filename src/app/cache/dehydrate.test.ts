import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { requestedAddresses, dehydrateAnswers, hydrateAnswers, holdsHostAnswer } from './dehydrate.ts';

test('answers travel with their keys and times; failures and unfinished queries stay behind', async () => {
  const host = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await host.query({ queryKey: ['shop', 'a'], queryFn: () => ({ name: '</script>', price: null }) });
  await host.query({ queryKey: ['shop', 'b'], queryFn: () => Promise.reject(new Error('no')) }).catch(() => undefined);
  void host.query({ queryKey: ['shop', 'c'], queryFn: () => new Promise(() => undefined) });
  const asked = host.getQueryState(['shop', 'a'])?.dataUpdatedAt;

  const page = new QueryClient();
  hydrateAnswers(page, dehydrateAnswers(host));

  expect(page.getQueryCache().getAll()).toHaveLength(1);
  expect(page.getQueryData(['shop', 'a'])).toEqual({ name: '</script>', price: null });
  expect(page.getQueryState(['shop', 'a'])?.dataUpdatedAt).toBe(asked);
});

test('a page knows what the host asked for it, and which answers are still those that it brought', async () => {
  const host = new QueryClient();
  await host.query({ queryKey: ['shop', 'a'], queryFn: () => ({ price: 1 }) });
  const page = new QueryClient();
  hydrateAnswers(page, dehydrateAnswers(host, ['/api/a?x=1']));
  expect(requestedAddresses()).toEqual(['/api/a?x=1']);
  const cache = page.getQueryCache();
  const isBrought = () => cache.findAll().map((query) => holdsHostAnswer(query));
  expect(isBrought()).toEqual([true]);
  page.setQueryData(['shop', 'a'], { price: 2 });
  page.setQueryData(['shop', 'b'], { price: 1 });
  expect(isBrought()).toEqual([false, false]);
});
