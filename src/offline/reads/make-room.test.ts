import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearAnswerDatabase, readAnswerTexts, writeAnswerText } from './answer-database.ts';
import { withRoom } from './make-room.ts';

/** The caches of a device, reduced to their names. */
const cachesNamed = (names: string[]) => {
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => {
      const at = names.indexOf(name);
      if (at >= 0) names.splice(at, 1);
      return Promise.resolve(at >= 0);
    },
  });
  return names;
};
const full = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));

beforeEach(clearAnswerDatabase);

test('on a full device pictures go first, then the catalogue, old files, saved sets and answers, and nothing else ever [PWA-05]', async () => {
  const mine = ['tradecounter-shell', 'tradecounter-icons', 'other'];
  const names = cachesNamed([
    ...mine,
    'tradecounter-catalogue-guest',
    'tradecounter-catalogue-u-1',
    'tradecounter-images',
    'tradecounter-assets-prev',
    'tradecounter-saved-1-guest',
  ]);
  await writeAnswerText('answer-["s.GBP.GB.guest","basket"]', 'basket');
  const left: string[][] = [];
  const work = vi.fn(async () => {
    left.push([...names, ...(await readAnswerTexts(() => true))]);
    return full();
  });
  await expect(withRoom(work)).rejects.toThrow('Full.');
  const [catalogueGuest, catalogueOwn] = ['tradecounter-catalogue-guest', 'tradecounter-catalogue-u-1'];
  const saved = 'tradecounter-saved-1-guest';
  expect(left).toEqual([
    [...mine, catalogueGuest, catalogueOwn, 'tradecounter-images', 'tradecounter-assets-prev', saved, 'basket'],
    [...mine, catalogueGuest, catalogueOwn, 'tradecounter-assets-prev', saved, 'basket'],
    [...mine, 'tradecounter-assets-prev', saved, 'basket'],
    [...mine, saved, 'basket'],
    [...mine, 'basket'],
    mine,
  ]);
});

test('no more is given up than is needed, and nothing for another failure', async () => {
  const names = cachesNamed(['tradecounter-images', 'tradecounter-catalogue-guest']);
  const work = vi.fn(() => Promise.resolve('done')).mockImplementationOnce(full);
  expect(await withRoom(work)).toBe('done');
  expect(names).toEqual(['tradecounter-catalogue-guest']);
  await expect(withRoom(() => Promise.reject(new Error('Other.')))).rejects.toThrow('Other.');
  expect(names).toEqual(['tradecounter-catalogue-guest']);
});
