import * as z from 'zod/mini';
import type { Api, ApiIdentity } from '#api/api.ts';
import { foundOrNull } from '#api/found-or-null.ts';
import { getWishlist } from '#contract/wishlist.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { openJournalDatabase } from '#offline/journal/database.ts';
import { ownerOf } from '#offline/journal/entry.ts';
import { parseJson } from '#offline/parse-json.ts';
import { answerPrefix, readAnswerTexts, writeAnswerText } from '#offline/reads/answer-database.ts';
import { fetchAllLists, fetchListPage } from '#offline/reads/fetch-lists.ts';
import { listKinds, listsName } from '#offline/reads/list-keys.ts';
import { audienceOf } from '#offline/reads/read-context.ts';
import { usableToken } from './visitor.ts';

const { one, page, all } = listKinds;
const start = [z.string(), z.literal(listsName)] as const;

/** An answer about lists as a page persisted it; other fields belong to the page. */
const ListAnswer = z.looseObject({
  queryHash: z.string(),
  queryKey: z.union([
    z.tuple([...start, z.literal(one), z.string()]),
    z.tuple([...start, z.literal(page), z.int()]),
    z.tuple([...start, z.literal(all)]),
  ]),
  state: z.looseObject({ dataUpdatedAt: z.number() }),
});
type ListAnswer = z.infer<typeof ListAnswer>;

/** Whose lists to refresh, and how to fetch them. */
interface ListRefresh {
  readonly api: Api;
  readonly identity: ApiIdentity;
  readonly subject: string;
  readonly isWanted: () => boolean;
}

const persisted = async (fits: (scope: string) => boolean): Promise<ListAnswer[]> =>
  (await readAnswerTexts((key) => key.startsWith(`${answerPrefix}-`) && key.includes(`"${listsName}"`))).flatMap(
    (text) => {
      const answer = parseJson(ListAnswer, text);
      return answer !== null && fits(answer.queryKey[0]) ? [answer] : [];
    },
  );

/** True if lists of this audience are on the device. */
export const hasLists = async (audience: string): Promise<boolean> =>
  (await persisted((scope) => scope.endsWith(`.${audience}`))).length > 0;

/**
 * Refetches the lists that a shopper opened on this device, unless changes to lists are waiting: then the page that sends them refetches.
 */
export const refreshLists = async ({ api, identity, subject, isWanted }: ListRefresh): Promise<void> => {
  const owner = ownerOf(subject);
  const store = openJournalDatabase();
  const { storeKey, currencyCode, countryCode, token } = identity;
  const scope = [storeKey, currencyCode, countryCode, audienceOf(subject)].join('.');
  const isUnchanged = async (): Promise<boolean> =>
    (await store.read((tx) => tx.entries(owner))).every(({ lane }) => lane !== 'wishlists') &&
    (await usableToken()) === token;
  for (const answer of await persisted((found) => found === scope)) {
    if (!isWanted() || !(await isUnchanged())) return;
    const data = await fetchAgain(api, answer.queryKey);
    if (!(await isUnchanged())) return;
    if (data !== null && 'updatedAt' in data) await store.write(async (tx) => knownState(tx).recordList(owner, data));
    const next: ListAnswer = { ...answer, state: { ...answer.state, data, dataUpdatedAt: Date.now() } };
    await writeAnswerText(`${answerPrefix}-${answer.queryHash}`, JSON.stringify(next));
  }
};

const fetchAgain = async (api: Api, key: ListAnswer['queryKey']) => {
  switch (key[2]) {
    case 'one':
      // Null for a list that is no longer the shopper's.
      return foundOrNull(api.call(getWishlist, { params: { id: key[3] } }));
    case 'page':
      return fetchListPage(api, key[3]);
    case 'all':
      return fetchAllLists(api);
  }
};
