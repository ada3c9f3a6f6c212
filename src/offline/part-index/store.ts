import { get, getMany, setMany } from 'idb-keyval';
import * as z from 'zod/mini';
import type { PartTerms } from '#contract/part-of-variant.ts';
import { mayCacheCatalogueOf } from '#offline/reads/answer-database.ts';
import type { ReadContext } from '#offline/reads/read-context.ts';
import { partStore, removeParts } from './database.ts';
import type { PackedPart } from './packed-part.ts';

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
  readonly parts: readonly PackedPart[];
  readonly removed: readonly string[];
  readonly asOf: number;
  readonly terms: PartTerms;
}

type Owner = Pick<ReadContext, 'audience' | 'mark'>;

const prefixOf = ({ audience, mark }: Owner): string => `${audience}/${mark}/`;
// Named for how the parts in it are written; what was written otherwise goes with the next whole index.
const headKey = (owner: Owner): string => `${prefixOf(owner)}packed`;
const pageKey = (owner: Owner, at: number): string => `${prefixOf(owner)}packed/${at}`;

/** Where the index of an owner stands on this device; null where there is none. */
export const readHead = async (owner: Owner): Promise<IndexHead | null> => {
  const head = z.safeParse(IndexHead, await get(headKey(owner), partStore));
  return head.success ? head.data : null;
};

/** The index of an owner as it lies on this device; null where there is none. */
export const readIndex = async (owner: Owner): Promise<{ head: IndexHead; pages: IndexPage[] } | null> => {
  const head = await readHead(owner);
  if (head === null) return null;
  const names = Array.from({ length: head.pages }, (_, at) => pageKey(owner, at));
  // Written by this very code a moment ago: 50,000 parts are not checked one by one at each start.
  const pages = (await getMany<IndexPage | undefined>(names, partStore)).filter((page) => page !== undefined);
  return pages.length === names.length ? { head, pages } : null;
};

/**
 * Writes a page and where the index stands with it. False where the owner may keep nothing on this device: looked at before
 * and after, since they may leave at any moment.
 */
export const writePage = async (owner: Owner, head: IndexHead, page: IndexPage): Promise<boolean> => {
  if (!(await mayCacheCatalogueOf(owner.audience))) return false;
  await setMany(
    [
      [pageKey(owner, head.pages - 1), page],
      [headKey(owner), head],
    ],
    partStore,
  );
  if (await mayCacheCatalogueOf(owner.audience)) return true;
  await removeIndex(owner);
  return false;
};

/** Takes an index away. */
export const removeIndex = (owner: Owner): Promise<void> => {
  const prefix = prefixOf(owner);
  return removeParts((key) => key.startsWith(prefix));
};
