import { wordRules } from '#contract/part-words.ts';
import type { PartTerms } from '#contract/part-of-variant.ts';
import type { Part } from '#contract/part.ts';
import { createSegmentBuilder, segmentOf } from './segment-builder.ts';
import { partAt, type Segment } from './segment.ts';
import { type IndexOwner, type IndexPage, readPages, writeRenewed } from './store.ts';

/** A page as version 0.1.0 wrote it. */
interface PackedPage {
  readonly parts: readonly { readonly text: string }[];
  readonly removed: readonly string[];
  readonly asOf: number;
  readonly terms: PartTerms;
}

const fromPacked = ({ parts, removed, asOf, terms }: PackedPage): IndexPage => ({
  segment: segmentOf(
    parts.map(({ text }) => JSON.parse(text) as Part),
    { asOf, terms },
  ),
  removed,
  asOf,
  wordRules,
});

const withTheseRules = (segment: Segment): Segment => {
  const builder = createSegmentBuilder();
  for (let place = 0; place < segment.size; place += 1) {
    const age = segment.ages[segment.partAges[place] ?? 0];
    if (age !== undefined) builder.addPart(partAt(segment, place), age);
  }
  return builder.done();
};

/**
 * Rewrites an index that an earlier version of the shop stored in another format or with other word rules: a shopper who is offline after
 * the update still has all parts. False if there is none.
 */
export const renewIndex = async (owner: IndexOwner): Promise<boolean> => {
  const stored = await readPages(owner);
  if (stored !== null) {
    const pages = (stored.pages as readonly IndexPage[]).map((page) =>
      page.wordRules === wordRules ? page : { ...page, segment: withTheseRules(page.segment), wordRules },
    );
    return (await writeRenewed(owner, { head: stored.head, pages })) === 'written';
  }
  const packed = await readPages(owner, 'packed');
  if (packed === null) return false;
  const pages = (packed.pages as readonly PackedPage[]).map(fromPacked);
  return (await writeRenewed(owner, { head: packed.head, pages })) === 'written';
};
