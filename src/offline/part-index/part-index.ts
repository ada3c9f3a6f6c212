import { type Api, createApi } from '#api/api.ts';
import { isNoAnswer } from '#api/api-error.ts';
import { decodeToken } from '#api/token.ts';
import type { PartTerms } from '#contract/part-of-variant.ts';
import { isOutOfRoom } from '#offline/reads/make-room.ts';
import { audienceOf, contextOf, type ReadContext } from '#offline/reads/read-context.ts';
import { collectIndex, emptyHead } from './collect.ts';
import type { IndexedPart, IndexOwner, IndexStatus } from './messages.ts';
import { fetchPage } from './pages.ts';
import { createPartSearch, type PartSearch } from './search.ts';
import { type IndexPage, readIndex, removeIndex } from './store.ts';

const noStatus: IndexStatus = {
  state: 'none',
  isFetching: false,
  here: 0,
  total: null,
  totalBytes: null,
  asOf: null,
  failure: null,
};

const contextFor = ({ identity }: IndexOwner): ReadContext =>
  contextOf({
    ...identity,
    audience: audienceOf(identity.token === null ? null : (decodeToken(identity.token)?.subject ?? identity.token)),
  });

/** The part index of one owner: on the device, in memory for searching, and kept up to date from the store. */
export interface PartIndex {
  /** Reads what is on the device. */
  readonly open: (owner: IndexOwner) => Promise<void>;
  /** Asks the store how large the index is. */
  readonly look: () => Promise<void>;
  /** Fetches what is missing, from where it was cut; with everything here, what changed since. */
  readonly fetch: () => Promise<void>;
  /** Takes it off the device; what is being fetched is not stored any more. */
  readonly remove: () => Promise<void>;
  readonly find: (typed: string, limit: number) => readonly IndexedPart[];
  readonly near: (typed: string, limit: number) => readonly IndexedPart[];
  readonly exact: (code: string) => IndexedPart | null;
  /** Gets a stretch of it ready before anybody asks; false once all of it is. */
  readonly warm: () => boolean;
}

/** Makes an index; `onStatus` is called with its progress. */
export const createPartIndex = (onStatus: (status: IndexStatus) => void): PartIndex => {
  let owner: IndexOwner | null = null;
  let context: ReadContext | null = null;
  let api: Api | null = null;
  let head = emptyHead;
  let status = noStatus;
  let search: PartSearch = createPartSearch();
  let ages = new Map<string, { asOf: number; terms: PartTerms }>();
  let fetching: Promise<void> | null = null;
  let removals = 0;

  const setStatus = (change: Partial<IndexStatus>) => {
    status = { ...status, ...change };
    onStatus(status);
  };
  const addPage = (page: IndexPage, into: PartSearch) => {
    into.apply(page.parts, page.removed);
    const { asOf, terms } = page;
    const age = { asOf, terms };
    for (const { id } of page.parts) ages.set(id, age);
    for (const id of page.removed) ages.delete(id);
  };
  const publishHead = (more: Partial<IndexStatus> = {}) =>
    setStatus({
      state: head.pages === 0 ? 'none' : head.isWhole ? 'whole' : 'partial',
      here: search.size(),
      total: head.total,
      totalBytes: head.totalBytes,
      ...more,
    });
  const indexed = (part: IndexedPart['part']): IndexedPart[] => {
    const age = ages.get(part.id);
    return age === undefined ? [] : [{ part, ...age }];
  };

  const run = (mine: ReadContext, store: Api, currencyCode: string): Promise<void> => {
    const begunAfter = removals;
    const isWanted = () => context === mine && removals === begunAfter;
    return collectIndex(
      { context: mine, api: store, currencyCode, head, isWanted },
      ({ head: next, page, startsOver }) => {
        if (startsOver) {
          search = createPartSearch();
          ages = new Map();
        }
        head = next;
        addPage(page, search);
        publishHead({ asOf: page.asOf });
      },
    );
  };

  return {
    open: async (next) => {
      owner = next;
      const mine = contextFor(next);
      api = createApi({ base: next.base, identity: () => next.identity });
      if (context?.mark === mine.mark) return;
      context = mine;
      head = emptyHead;
      search = createPartSearch();
      ages = new Map();
      status = noStatus;
      const stored = await readIndex(mine);
      if (context !== mine || stored === null) return publishHead();
      head = stored.head;
      for (const page of stored.pages) addPage(page, search);
      publishHead({ asOf: stored.pages.at(-1)?.asOf ?? null });
    },
    look: async () => {
      if (api === null || owner === null || head.pages > 0) return;
      const mine = context;
      const { total, totalBytes } = await fetchPage(api, owner.identity.currencyCode, { after: null, since: null }, 1);
      if (context === mine && head.pages === 0) setStatus({ total, totalBytes });
    },
    fetch: () => {
      const [mine, store, asked] = [context, api, owner];
      if (mine === null || store === null || asked === null) return Promise.resolve();
      fetching ??= (async () => {
        setStatus({ isFetching: true, failure: null });
        try {
          await run(mine, store, asked.identity.currencyCode);
          setStatus({ isFetching: false });
        } catch (error) {
          setStatus({
            isFetching: false,
            failure: isNoAnswer(error) ? 'no-answer' : isOutOfRoom(error) ? 'no-room' : 'other',
          });
          if (!isNoAnswer(error) && !isOutOfRoom(error)) throw error;
        }
      })().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    remove: async () => {
      const mine = context;
      if (mine === null) return;
      removals += 1;
      await fetching?.catch(() => undefined);
      await removeIndex(mine);
      if (context !== mine) return;
      head = emptyHead;
      search = createPartSearch();
      ages = new Map();
      publishHead({ asOf: null });
    },
    warm: () => search.warm(),
    find: (typed, limit) => search.find(typed, limit).flatMap(indexed),
    near: (typed, limit) => search.near(typed, limit).flatMap(indexed),
    exact: (code) => {
      const part = search.exact(code);
      return part === null ? null : (indexed(part)[0] ?? null);
    },
  };
};
