import { type Api, createApi } from '#api/api.ts';
import { isNoAnswer } from '#api/api-error.ts';
import { decodeToken } from '#api/token.ts';
import { wordRules } from '#contract/part-words.ts';
import { isOutOfRoom } from '#offline/reads/make-room.ts';
import { audienceOf, contextOf, type ReadContext } from '#offline/reads/read-context.ts';
import { collectIndex, emptyHead } from './collect.ts';
import type { IndexedPart, IndexOwner, IndexStatus, MatchedPart } from './messages.ts';
import { fetchPage } from './pages.ts';
import { renewIndex } from './renew.ts';
import { createPartSearch, type PartSearch } from './search.ts';
import { readIndex, removeIndex, writeMerged } from './store.ts';

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

/** With up to this many segments, a search is still cheap. */
const maxSegments = 8;

/** The part index of one owner: on the device, in memory for searching, and updated from the store. */
export interface PartIndex {
  /** Reads what is on the device. */
  readonly open: (owner: IndexOwner) => Promise<void>;
  /** Asks the store how large the index is. */
  readonly look: () => Promise<void>;
  /** Fetches what is missing, from where it was interrupted; if all is here, what changed since. */
  readonly fetch: () => Promise<void>;
  /** Deletes it from the device; a fetch in progress no longer stores anything. */
  readonly remove: () => Promise<void>;
  readonly find: (typed: string, limit: number) => readonly IndexedPart[];
  readonly match: (typed: string, limit: number) => readonly MatchedPart[];
  readonly near: (typed: string, limit: number) => readonly IndexedPart[];
  readonly exact: (code: string) => IndexedPart | null;
  /** All parts of the products in these categories, given by slug; at most `maxProducts` products. */
  readonly ofCategories: (slugs: readonly string[], maxProducts: number) => readonly IndexedPart[];
  /** All parts of these products, given by slug. */
  readonly ofProducts: (slugs: readonly string[]) => readonly IndexedPart[];
  /** Prepares a chunk of it before anybody searches; false once everything is prepared. */
  readonly warm: () => boolean;
  /** Merges many pages into one, since a search visits each. */
  readonly merge: () => Promise<void>;
}

/** Creates an index; `onStatus` is called with its progress. */
export const createPartIndex = (onStatus: (status: IndexStatus) => void): PartIndex => {
  let owner: IndexOwner | null = null;
  let context: ReadContext | null = null;
  let api: Api | null = null;
  let head = emptyHead;
  let status = noStatus;
  let search: PartSearch = createPartSearch();
  let reading: Promise<void> = Promise.resolve();
  let writing: Promise<void> = Promise.resolve();
  let fetching: Promise<void> | null = null;
  let removals = 0;

  const setStatus = (change: Partial<IndexStatus>) => {
    status = { ...status, ...change };
    onStatus(status);
  };
  const publishHead = (more: Partial<IndexStatus> = {}) =>
    setStatus({
      state: head.pages === 0 ? 'none' : head.isWhole ? 'whole' : 'partial',
      here: search.size(),
      total: head.total,
      totalBytes: head.totalBytes,
      ...more,
    });
  /** Replaces what is in memory with what is on the device. */
  const read = async (mine: ReadContext): Promise<void> => {
    const stored = (await readIndex(mine)) ?? ((await renewIndex(mine)) ? await readIndex(mine) : null);
    if (context !== mine) return;
    search = createPartSearch();
    head = stored?.head ?? emptyHead;
    for (const page of stored?.pages ?? []) search.apply(page.segment, page.removed);
    publishHead({ asOf: stored?.pages.at(-1)?.asOf ?? null });
  };

  const run = async (mine: ReadContext, store: Api, currencyCode: string): Promise<void> => {
    const begunAfter = removals;
    const isWanted = () => context === mine && removals === begunAfter;
    const ended = await collectIndex(
      { context: mine, api: store, currencyCode, head, isWanted },
      ({ head: next, page, startsOver }) => {
        if (startsOver) search = createPartSearch();
        head = next;
        search.apply(page.segment, page.removed);
        publishHead({ asOf: page.asOf });
      },
    );
    if (ended === 'moved' && isWanted()) await read(mine);
  };
  /** Runs writers one after another: none may write between another's read and write. */
  const alone = (work: () => Promise<void>): Promise<void> => {
    const done = writing.then(work);
    writing = done.catch(() => undefined);
    return done;
  };
  const merge = async (): Promise<void> => {
    const [mine, before] = [context, head];
    if (mine === null || !before.isWhole || before.next !== null || search.segments() <= maxSegments) return;
    const asOf = status.asOf ?? 0;
    const merged = createPartSearch();
    const segment = search.merged();
    merged.apply(segment, []);
    while (merged.warm()) continue;
    const written = await writeMerged(mine, before, { segment, removed: [], asOf, wordRules });
    if (context !== mine || head !== before) return;
    if (written === 'moved') return read(mine);
    search = merged;
    if (written === 'written') head = { ...before, pages: 1 };
  };

  return {
    open: (next) => {
      owner = next;
      const mine = contextFor(next);
      api = createApi({ base: next.base, identity: () => next.identity });
      // Opening it again waits for the read in progress.
      if (context?.mark === mine.mark) return reading;
      context = mine;
      head = emptyHead;
      search = createPartSearch();
      status = noStatus;
      reading = read(mine).catch((error: unknown) => {
        // The next `open` reads it again.
        if (context === mine) context = null;
        throw error;
      });
      return reading;
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
          await alone(() => run(mine, store, asked.identity.currencyCode));
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
      await alone(() => removeIndex(mine));
      if (context !== mine) return;
      head = emptyHead;
      search = createPartSearch();
      publishHead({ asOf: null });
    },
    warm: () => search.warm(),
    merge: () => alone(merge),
    find: (typed, limit) => search.find(typed, limit),
    match: (typed, limit) => search.match(typed, limit),
    near: (typed, limit) => search.near(typed, limit),
    exact: (code) => search.exact(code),
    ofCategories: (slugs, maxProducts) => search.ofCategories(slugs, maxProducts),
    ofProducts: (slugs) => search.ofProducts(slugs),
  };
};
