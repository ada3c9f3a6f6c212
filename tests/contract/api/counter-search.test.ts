import { afterAll, expect, test } from 'vitest';
import type { Part } from '#contract/part.ts';
import { reseed } from '#server/db/seed/run.ts';
import { counterQueries } from '#tests/search/counter-queries.ts';
import { searchOf } from '#tests/search/part-search.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

// The whole demo: a search for a size is only meaningful among others that it could be mistaken for.
const store = await createBareStore();
await reseed(store.db);
const guest = store.client();

afterAll(() => store.close());

const isAccepted = (accepted: readonly string[], sku: string): boolean =>
  accepted.some((one) => {
    const [beginning = '', end] = one.split('*');
    return end === undefined ? sku === one : sku.startsWith(beginning) && sku.endsWith(end);
  });

/** One part number per product, in their order: that of the matched variant, else that of the representative one. */
const rowsOf = ({ results, matches = [] }: Awaited<ReturnType<typeof guest.getProducts>>): string[] =>
  results.flatMap(
    ({ id, variants }) => matches.find(({ productId }) => productId === id)?.sku ?? variants[0]?.sku ?? [],
  );

interface Place {
  readonly query: string;
  /** -1 if none of the first five is accepted. */
  readonly place: number;
  readonly rows: readonly string[];
}

/** Runs every query of the counter, and logs those that did not return an accepted row first. */
const asked = async (where: string, find: (query: string) => Promise<readonly string[]>): Promise<readonly Place[]> => {
  const places: Place[] = [];
  for (const [query, ...accepted] of counterQueries) {
    const rows = (await find(query)).slice(0, 5);
    places.push({ query, place: rows.findIndex((sku) => isAccepted(accepted, sku)), rows });
  }
  const missed = places.filter(({ place }) => place !== 0);
  console.log(`${where}: ${places.length - missed.length} of ${places.length} first`);
  for (const { query, place, rows } of missed) console.log(`  ${place} ${JSON.stringify(query)}: ${rows.join(' ')}`);
  return places;
};

const expectFound = (places: readonly Place[]): void => {
  expect(places.filter(({ place }) => place === -1)).toEqual([]);
  expect(places.filter(({ place }) => place === 0).length / places.length).toBeGreaterThanOrEqual(0.95);
};

const everyPart = async (): Promise<Part[]> => {
  const parts: Part[] = [];
  for (let After: string | undefined; ;) {
    const page = await guest.getParts({ query: { PageSize: 1000, ...(After !== undefined && { After }) } });
    parts.push(...page.parts);
    if (page.next === null) return parts;
    After = page.next;
  }
};

test('there are at least 150 queries of the counter, none twice', () => {
  expect(counterQueries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(counterQueries.map(([query]) => query)).size).toBe(counterQueries.length);
});

test('the rows that the counter means are rows of the demo', async () => {
  const skus = (await everyPart()).map(({ sku }) => sku);
  const unknown = counterQueries.flatMap(([, ...accepted]) =>
    accepted.filter((one) => !skus.some((sku) => isAccepted([one], sku))),
  );
  expect(unknown).toEqual([]);
});

test('the store lists the row that the counter means first, in 95 of 100, and always in the first five [API-42] [CAT-07]', async () => {
  expectFound(
    await asked('list', async (Search) => rowsOf(await guest.getProducts({ query: { Search, PageSize: 5 } }))),
  );
}, 120_000);

test('the store suggests the row that the counter means first, in 95 of 100, and always in the first five [API-43] [CAT-07]', async () => {
  const suggested = async (Query: string): Promise<string[]> => {
    const { exact, products, matches = [] } = await guest.getSuggestions({ query: { Query } });
    return [
      ...new Set([
        ...(exact === null ? [] : [exact.variant.sku]),
        ...rowsOf({ results: products, matches, total: 0, pageNumber: 1, pageSize: 1 }),
      ]),
    ];
  };
  expectFound(await asked('suggestions', suggested));
}, 120_000);

test('the index on the device finds the row that the counter means first, in 95 of 100, and always in the first five [CAT-07] [CAT-08]', async () => {
  const device = searchOf(await everyPart());
  expectFound(await asked('device', (query) => Promise.resolve(device.find(query, 5).map(({ part }) => part.sku))));
}, 120_000);
