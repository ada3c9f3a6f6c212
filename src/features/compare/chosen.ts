import * as z from 'zod/mini';
import { compareKey } from '#offline/storage-names.ts';
import { storedList } from '#shopper/device/stored-list.ts';

/** A product chosen for comparison; its name is stored, so that it is known offline. */
export const Chosen = z.object({ slug: z.string(), name: z.string() });
export type Chosen = z.infer<typeof Chosen>;

/** The most products to compare: more columns don't fit on a screen. */
export const maxChosen = 4;

/** The list with a product added, unless it is already there; `full` if there is no room. */
export const withChosen = (list: readonly Chosen[], chosen: Chosen): readonly Chosen[] | 'full' => {
  if (list.some(({ slug }) => slug === chosen.slug)) return list;
  return list.length >= maxChosen ? 'full' : [...list, chosen];
};

export const withoutChosen = (list: readonly Chosen[], slug: string): readonly Chosen[] =>
  list.filter((one) => one.slug !== slug);

/** Merges a guest's choices into the shopper's own after sign-in; the guest's come last, as far as there is room. */
export const joinChosen = (own: readonly Chosen[], guests: readonly Chosen[]): readonly Chosen[] => {
  const slugs = new Set(own.map(({ slug }) => slug));
  return [...own, ...guests.filter(({ slug }) => !slugs.has(slug))].slice(0, maxChosen);
};

/** Each shopper's choices on this device. */
export const storedChosen = storedList(compareKey, z.array(Chosen), joinChosen);
