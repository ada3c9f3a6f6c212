import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { oldestPrices } from './oldest-prices.ts';

const shown = (answers: Readonly<Record<string, unknown>>): QueryClient => {
  const client = new QueryClient();
  for (const [at, [name, data]] of Object.entries(answers).entries()) {
    const queryKey = ['scope', name];
    client.setQueryData(queryKey, data, { updatedAt: 1_000 * (at + 1) });
    new QueryObserver(client, { queryKey, queryFn: () => data, staleTime: Infinity }).subscribe(() => undefined);
  }
  return client;
};

test.each([
  ['a product and a cart', { basket: { lineItems: [{}] }, product: { variants: [{}] } }, 1_000],
  ['an empty cart beside a list', { basket: { lineItems: [] }, products: { results: [{}], total: 1 } }, 2_000],
  ['an empty cart', { basket: { lineItems: [] } }, null],
  ['no cart, and a category of which nothing is here', { basket: null, products: { results: [], total: 0 } }, null],
  ['orders, whose prices do not age', { orders: { results: [{}] } }, null],
])('the age that is shown is that of the oldest prices on the screen: %s', (_, answers, oldest) => {
  expect(oldestPrices(shown(answers).getQueryCache())).toBe(oldest);
});

test('what is cached and not shown does not count', () => {
  const client = new QueryClient();
  client.setQueryData(['scope', 'product'], { variants: [{}] });
  expect(oldestPrices(client.getQueryCache())).toBeNull();
});
