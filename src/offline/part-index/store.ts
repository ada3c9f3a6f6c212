import { get, getMany, setMany } from 'idb-keyval';
import * as z from 'zod/mini';
import { wordRules } from '#contract/part-words.ts';
import { mayCacheCatalogueOf } from '#offline/reads/answer-database.ts';
import type { ReadContext } from '#offline/reads/read-context.ts';
import { partStore, removeParts } from './database.ts';
import type { Segment } from './segment.ts';

/** Where an index stands: which pages are here, and from where to go on. */
export const IndexHead = z.object({
  version: z.nullable(z.string()),
  next: z.nullable(z.string()),
  isWhole: z.boolean(),
  pages: z.int(),
  total: z.nullable(z.int()),
  totalBytes: z.nullable(z.int()),
});
export type IndexHead = z.infer<typeof IndexHead>;

/** A page of parts, ready to be searched; later pages say what is true now. */
export interface IndexPage {
  readonly segment: Segment;
  readonly removed: readonly string[];
  /** When the latest of it was read, in milliseconds of the epoch. */
  readonly asOf: number;
  /** By which rules its words were made. */
  readonly wordRules: number;
}

/** An index as it lies on the device. */
export interface StoredIndex {
  readonly head: IndexHead;
  readonly pages: readonly IndexPage[];
}

export type IndexKeeper = Pick<ReadContext, 'audience' | 'mark'>;

/** How the parts of an index are written; `renewIndex` knows the forms of before. */
export type IndexForm = 'segments' | 'packed';

const prefixOf = ({ audience, mark }: IndexKeeper): string => `${audience}/${mark}/`;
const headKey = (owner: IndexKeeper, form: IndexForm = 'segments'): string => `${prefixOf(owner)}${form}`;
const pageKey = (owner: IndexKeeper, at: number, form?: IndexForm): string => `${headKey(owner, form)}/${at}`;

/** Where the index of an owner stands on this device; null where there is none. */
export const readHead = async (owner: IndexKeeper, form?: IndexForm): Promise<IndexHead | null> => {
  const head = z.safeParse(IndexHead, await get(headKey(owner, form), partStore));
  return head.success ? head.data : null;
};

/** The index of an owner as it was written in a form; null where there is none. */
export const readPages = async (
  owner: IndexKeeper,
  form?: IndexForm,
): Promise<{ readonly head: IndexHead; readonly pages: readonly unknown[] } | null> => {
  const head = await readHead(owner, form);
  if (head === null) return null;
  const names = Array.from({ length: head.pages }, (_, at) => pageKey(owner, at, form));
  const pages = (await getMany<unknown>(names, partStore)).filter((page) => page !== undefined);
  return pages.length === names.length ? { head, pages } : null;
};

/** The index of an owner, ready to be searched; null where there is none in this form and by these rules. */
export const readIndex = async (owner: IndexKeeper): Promise<StoredIndex | null> => {
  const stored = await readPages(owner);
  if (stored === null) return null;
  // Written by this very code a moment ago: 50,000 parts are not checked one by one at each start.
  const pages = stored.pages as readonly IndexPage[];
  return pages.every((page) => page.wordRules === wordRules) ? { head: stored.head, pages } : null;
};

/** How a write ended: `moved` where another tab or the worker has written since `before` was read. */
export type Written = 'written' | 'moved' | 'not-kept';

const isSame = (one: unknown, other: IndexHead): boolean => {
  const head = z.safeParse(IndexHead, one);
  // Not the version: it is only written with a page.
  const fields = ['next', 'isWhole', 'pages'] as const;
  return head.success ? fields.every((field) => head.data[field] === other[field]) : other.pages === 0;
};

/** Writes a page as the last of an index, if it still stands where it was read; pages beyond it go. */
const writeAfter = (owner: IndexKeeper, before: IndexHead, head: IndexHead, page: IndexPage): Promise<boolean> =>
  partStore(
    'readwrite',
    (parts) =>
      new Promise((resolve, reject) => {
        let isWritten = false;
        const asked = parts.get(headKey(owner));
        asked.addEventListener('success', () => {
          isWritten = isSame(asked.result, before);
          if (!isWritten) return;
          parts.put(page, pageKey(owner, head.pages - 1));
          parts.put(head, headKey(owner));
          for (let at = head.pages; at < before.pages; at += 1) parts.delete(pageKey(owner, at));
        });
        parts.transaction.addEventListener('complete', () => resolve(isWritten));
        parts.transaction.addEventListener('abort', () => reject(parts.transaction.error ?? new Error('Not written.')));
      }),
  );

/** Nothing stays where the owner may keep nothing on this device: looked at before and after, since they may leave at any moment. */
const whileKept = async (owner: IndexKeeper, write: () => Promise<boolean>): Promise<Written> => {
  if (!(await mayCacheCatalogueOf(owner.audience))) return 'not-kept';
  const isWritten = await write();
  if (!(await mayCacheCatalogueOf(owner.audience))) {
    await removeIndex(owner);
    return 'not-kept';
  }
  return isWritten ? 'written' : 'moved';
};

/** Writes a page and where the index stands with it. */
export const writePage = (owner: IndexKeeper, before: IndexHead, head: IndexHead, page: IndexPage): Promise<Written> =>
  whileKept(owner, () => writeAfter(owner, before, head, page));

/** Writes one page in place of all. */
export const writeMerged = (owner: IndexKeeper, before: IndexHead, page: IndexPage): Promise<Written> =>
  writePage(owner, before, { ...before, pages: 1 }, page);

/** Writes an index that was in another form before. */
export const writeRenewed = (owner: IndexKeeper, { head, pages }: StoredIndex): Promise<Written> =>
  whileKept(owner, async () => {
    const entries = pages.map((page, at) => [pageKey(owner, at), page] as [string, unknown]);
    await setMany([...entries, [headKey(owner), head]], partStore);
    const former = headKey(owner, 'packed');
    await removeParts((key) => key.startsWith(former));
    return true;
  });

/** Takes an index away. */
export const removeIndex = (owner: IndexKeeper): Promise<void> => {
  const prefix = prefixOf(owner);
  return removeParts((key) => key.startsWith(prefix));
};
