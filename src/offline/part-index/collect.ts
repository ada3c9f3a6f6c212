import type { Api } from '#api/api.ts';
import type { ReadContext } from '#offline/reads/read-context.ts';
import { wordRules } from '#contract/part-words.ts';
import { fetchPage } from './pages.ts';
import { segmentOf } from './segment-builder.ts';
import { type IndexHead, type IndexPage, removeIndex, writePage } from './store.ts';

/** After this many pages, most of them changes, the whole index is fetched anew. */
const maxPages = 400;

/** The head of an index of which nothing was fetched. */
export const emptyHead: IndexHead = {
  version: null,
  next: null,
  isWhole: false,
  pages: 0,
  total: null,
  totalBytes: null,
};

/** Whose index to collect, and how. */
export interface Collection {
  readonly context: ReadContext;
  readonly api: Api;
  readonly currencyCode: string;
  /** The index's current head. */
  readonly head: IndexHead;
  /** Called after each fetch; false stops. */
  readonly isWanted: () => boolean;
}

/** A fetched page, and the head of the index with it. */
export interface CollectedPage {
  readonly head: IndexHead;
  readonly page: IndexPage;
  /** Everything collected before is invalid. */
  readonly startsOver: boolean;
}

/**
 * Fetches what is missing of an index, from where it was interrupted, or what changed since, and writes it page by page; `onPage` is called
 * with each fetched page, even an empty one. `moved` if another tab or the worker wrote meanwhile. Throws if the store does not answer or
 * the device is full.
 */
export const collectIndex = async (
  { context, api, currencyCode, head: from, isWanted }: Collection,
  onPage: (collected: CollectedPage) => void = () => undefined,
): Promise<'done' | 'moved'> => {
  let head = from.pages >= maxPages ? emptyHead : from;
  for (;;) {
    const place = { after: head.next, since: head.next === null ? head.version : null };
    const came = await fetchPage(api, currencyCode, place);
    if (!isWanted()) return 'done';
    const terms = {
      currencyCode: came.currencyCode,
      inventoryMode: came.inventoryMode,
      canBackorder: came.canBackorder,
    };
    const asOf = Date.parse(came.asOf);
    const page: IndexPage = {
      segment: segmentOf(came.parts, { asOf, terms }),
      removed: came.removed,
      asOf,
      wordRules,
    };
    const startsOver = came.isWhole && came.isFirst;
    if (startsOver) await removeIndex(context);
    const isChange = page.segment.size + page.removed.length > 0 || head.pages === 0 || startsOver;
    const before = startsOver ? emptyHead : head;
    head = {
      version: came.version,
      next: came.next,
      isWhole: came.isWhole ? came.next === null : head.isWhole,
      pages: (startsOver ? 0 : head.pages) + (isChange ? 1 : 0),
      total: came.total ?? (startsOver ? null : head.total),
      totalBytes: came.isWhole ? (came.totalBytes ?? head.totalBytes) : head.totalBytes,
    };
    // The other writer goes on; the caller reads the index again.
    if (isChange && (await writePage(context, before, head, page)) === 'moved') return 'moved';
    onPage({ head, page, startsOver });
    if (came.next === null) return 'done';
  }
};
