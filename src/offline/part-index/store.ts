import { get, getMany, setMany } from 'idb-keyval';
import * as z from 'zod/mini';
import { wordRules } from '#contract/part-words.ts';
import { mayCacheCatalogueOf } from '#offline/reads/answer-database.ts';
import type { ReadContext } from '#offline/reads/read-context.ts';
import { partStore, removeParts } from './database.ts';
import type { Segment } from './segment.ts';

/** The progress of an index: which pages are stored, and where to continue. */
export const IndexHead = z.object({
  version: z.nullable(z.string()),
  next: z.nullable(z.string()),
  isWhole: z.boolean(),
  pages: z.int(),
  total: z.nullable(z.int()),
  totalBytes: z.nullable(z.int()),
});
export type IndexHead = z.infer<typeof IndexHead>;

/** A page of parts, ready to search; later pages override earlier ones. */
export interface IndexPage {
  readonly segment: Segment;
  readonly removed: readonly string[];
  /** When the latest of it was read (epoch ms). */
  readonly asOf: number;
  /** Version of the word rules used to build it. */
  readonly wordRules: number;
}

/** An index as stored on the device. */
export interface StoredIndex {
  readonly head: IndexHead;
  readonly pages: readonly IndexPage[];
}

export type IndexOwner = Pick<ReadContext, 'audience' | 'mark'>;

/** The format in which an index is stored; `renewIndex` reads the earlier ones. */
export type IndexForm = 'segments' | 'packed';

const prefixOf = ({ audience, mark }: IndexOwner): string => `${audience}/${mark}/`;
const headKey = (owner: IndexOwner, form: IndexForm = 'segments'): string => `${prefixOf(owner)}${form}`;
const pageKey = (owner: IndexOwner, at: number, form?: IndexForm): string => `${headKey(owner, form)}/${at}`;

/** The head of an owner's index on this device; null if there is none. */
export const readHead = async (owner: IndexOwner, form?: IndexForm): Promise<IndexHead | null> => {
  const head = z.safeParse(IndexHead, await get(headKey(owner, form), partStore));
  return head.success ? head.data : null;
};

/** The stored pages of an owner's index in a format; null if there is none. */
export const readPages = async (
  owner: IndexOwner,
  form?: IndexForm,
): Promise<{ readonly head: IndexHead; readonly pages: readonly unknown[] } | null> => {
  const head = await readHead(owner, form);
  if (head === null) return null;
  const names = Array.from({ length: head.pages }, (_, at) => pageKey(owner, at, form));
  const pages = (await getMany<unknown>(names, partStore)).filter((page) => page !== undefined);
  return pages.length === names.length ? { head, pages } : null;
};

/** The index of an owner, ready to search; null if there is none in this format and with these word rules. */
export const readIndex = async (owner: IndexOwner): Promise<StoredIndex | null> => {
  const stored = await readPages(owner);
  if (stored === null) return null;
  // Written by this same code, so 50,000 parts need no validation at every start.
  const pages = stored.pages as readonly IndexPage[];
  return pages.every((page) => page.wordRules === wordRules) ? { head: stored.head, pages } : null;
};

/** The result of a write: `moved` if another tab or the worker has written since `before` was read. */
export type Written = 'written' | 'moved' | 'not-stored';

const isSame = (one: unknown, other: IndexHead): boolean => {
  const head = z.safeParse(IndexHead, one);
  // The version is ignored: it is only written with a page.
  const fields = ['next', 'isWhole', 'pages'] as const;
  return head.success ? fields.every((field) => head.data[field] === other[field]) : other.pages === 0;
};

/** Writes a page as the last of an index if its head is still the one that was read; deletes pages beyond it. */
const writeAfter = (owner: IndexOwner, before: IndexHead, head: IndexHead, page: IndexPage): Promise<boolean> =>
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

/** Leaves nothing behind if the owner may store nothing on this device: checked before and after, since they may sign out at any moment. */
const whileAllowed = async (owner: IndexOwner, write: () => Promise<boolean>): Promise<Written> => {
  if (!(await mayCacheCatalogueOf(owner.audience))) return 'not-stored';
  const isWritten = await write();
  if (!(await mayCacheCatalogueOf(owner.audience))) {
    await removeIndex(owner);
    return 'not-stored';
  }
  return isWritten ? 'written' : 'moved';
};

/** Writes a page and the head that includes it. */
export const writePage = (owner: IndexOwner, before: IndexHead, head: IndexHead, page: IndexPage): Promise<Written> =>
  whileAllowed(owner, () => writeAfter(owner, before, head, page));

/** Replaces all pages by one. */
export const writeMerged = (owner: IndexOwner, before: IndexHead, page: IndexPage): Promise<Written> =>
  writePage(owner, before, { ...before, pages: 1 }, page);

/** Writes an index converted from an earlier format. */
export const writeRenewed = (owner: IndexOwner, { head, pages }: StoredIndex): Promise<Written> =>
  whileAllowed(owner, async () => {
    const entries = pages.map((page, at) => [pageKey(owner, at), page] as [string, unknown]);
    await setMany([...entries, [headKey(owner), head]], partStore);
    const former = headKey(owner, 'packed');
    await removeParts((key) => key.startsWith(former));
    return true;
  });

export const removeIndex = (owner: IndexOwner): Promise<void> => {
  const prefix = prefixOf(owner);
  return removeParts((key) => key.startsWith(prefix));
};
