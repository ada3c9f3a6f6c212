import type { PictureKey } from '#server/media/pictures.ts';

/** A category: its note says in a line or two what it is for, its guide how to choose from it. */
export type Shelf = {
  slug: string;
  name: string;
  note: string;
  picture: PictureKey;
  guide?: string;
  shelves: readonly Shelf[];
};

export const shelf = (
  slug: string,
  name: string,
  picture: PictureKey,
  note: string,
  shelves: readonly Shelf[] = [],
  guide?: string,
): Shelf => ({ slug, name, picture, note, shelves, ...(guide !== undefined && { guide }) });
