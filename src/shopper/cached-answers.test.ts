import { expect, test, vi } from 'vitest';
import { readCachedAnswers } from './cached-answers.ts';
import type { Shop } from './shop.tsx';

vi.mock('#offline/reads/cached-catalogue.ts', () => ({ readCachedCatalogue: () => Promise.resolve([]) }));
vi.mock('#offline/reads/answer-database.ts', () => ({
  answerPrefix: 'answer',
  chosenPrefix: 'chosen',
  readAnswerTexts: () =>
    Promise.resolve([
      '{"state":{"data":"first","dataUpdatedAt":1}}',
      '{"state":{"da',
      '{"state":{"data":"last","dataUpdatedAt":2}}',
    ]),
}));

/** As much of a shop as its answers are found by. */
const shop = {
  configuration: { storeKey: 'tradecounter' },
  currencyCode: 'GBP',
  countryCode: 'GB',
  audience: 'guest',
  scope: 'tradecounter.GBP.GB.guest',
};

test('an answer that can’t be read leaves the others readable', async () => {
  const answers = await readCachedAnswers(shop as Shop);
  expect(answers.map(({ data, storedAt }) => [data, storedAt])).toEqual([
    ['first', 1],
    ['last', 2],
  ]);
});
