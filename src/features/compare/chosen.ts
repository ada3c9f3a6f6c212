import * as z from 'zod/mini';
import { compareKey } from '#offline/storage-names.ts';
import { keptList } from '#shopper/device/kept-list.ts';

/** A product that was chosen to be compared; its name is there without a connection, too. */
export const Chosen = z.object({ slug: z.string(), name: z.string() });
export type Chosen = z.infer<typeof Chosen>;

/** Products that are compared at most: more columns are not seen at a time. */
export const mostChosen = 4;

/** A list without another product of the same address, as far as there is room. */
export const withChosen = (list: readonly Chosen[], chosen: Chosen): readonly Chosen[] | 'full' => {
  if (list.some(({ slug }) => slug === chosen.slug)) return list;
  return list.length >= mostChosen ? 'full' : [...list, chosen];
};

export const withoutChosen = (list: readonly Chosen[], slug: string): readonly Chosen[] =>
  list.filter((one) => one.slug !== slug);

/** What was chosen before signing in comes after what the shopper had, as far as there is room. */
export const joinChosen = (own: readonly Chosen[], guests: readonly Chosen[]): readonly Chosen[] => {
  const slugs = new Set(own.map(({ slug }) => slug));
  return [...own, ...guests.filter(({ slug }) => !slugs.has(slug))].slice(0, mostChosen);
};

/** What each shopper chose on this device. */
export const keptChosen = keptList(compareKey, z.array(Chosen), joinChosen);
