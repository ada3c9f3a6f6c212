import 'fake-indexeddb/auto';
import { keys, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { partStore } from '#offline/part-index/database.ts';
import {
  clearAnswerDatabase,
  readAnswerTexts,
  readOfflineShopper,
  writeAnswerText,
} from '#offline/reads/answer-database.ts';
import { audienceOf } from '#offline/reads/read-context.ts';
import { recordFilled, updateOfflineShopper } from './offline-shopper.ts';

const [ada, ben] = [audienceOf('ada'), audienceOf('ben')];

const signIn = (subject: string): void => {
  const claims = Buffer.from(JSON.stringify({ sub: subject, exp: 4_000_000_000 })).toString('base64url');
  vi.stubGlobal('document', { cookie: `tc_token=e30.${claims}.signature` });
};

const inFullDevice = async (work: () => Promise<void>): Promise<void> => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device is full.', 'QuotaExceededError');
  });
  await work();
  put.mockRestore();
};

const answers = (): Promise<string[]> => readAnswerTexts(() => true);

beforeEach(async () => {
  vi.stubGlobal('localStorage', {});
  await clearAnswerDatabase();
  signIn('ada');
  await updateOfflineShopper();
  await writeAnswerText(`chosen-["shop.GBP.GB.${ada}","orders"]`, 'order');
  await set(`${ada}/shop/segments`, 'parts', partStore);
});

test('on a full device nothing of the shopper is removed when a page opens, nor when the time of a download cannot be recorded', async () => {
  await inFullDevice(updateOfflineShopper);
  await inFullDevice(() => recordFilled(1));
  expect(await answers()).toEqual(['order']);
  expect(await keys(partStore)).toEqual([`${ada}/shop/segments`]);
  expect(await readOfflineShopper()).toMatchObject({ audience: ada, keepsPrices: true });
});

test('where a full device cannot record whose answers it holds, none of another’s stay [SES-04] [PWA-05]', async () => {
  signIn('ben');
  await inFullDevice(updateOfflineShopper);
  expect(await answers()).toEqual([]);
  expect(await keys(partStore)).toEqual([]);
  expect(await readOfflineShopper()).toBeNull();
  await updateOfflineShopper();
  expect(await readOfflineShopper()).toMatchObject({ audience: ben });
});
