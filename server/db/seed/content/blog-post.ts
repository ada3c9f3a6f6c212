/** A guide of the demo blog. `shelves` are those whose best sellers go with it; `body` is HTML without styles. */
export type BlogPostSeed = {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: 'choosing' | 'on-site' | 'trade-desk';
  readonly tags: readonly string[];
  /** Days before the demo store's own "today". */
  readonly daysAgo: number;
  readonly shelves: readonly string[];
  readonly body: string;
};

export const blogCategorySeeds = [
  {
    slug: 'choosing',
    name: 'Choosing',
    description: 'What to look at before you order: grades, sizes, ratings and what they mean on the job.',
  },
  {
    slug: 'on-site',
    name: 'On site',
    description: 'Getting it done: methods that save a second visit.',
  },
  {
    slug: 'trade-desk',
    name: 'From the trade desk',
    description: 'Ordering, returns and accounts, explained by the people who answer the phone.',
  },
] as const;

/** The display name of each tag, by slug. */
export const tagNames: Readonly<Record<string, string>> = {
  bolts: 'Bolts',
  stainless: 'Stainless',
  corrosion: 'Corrosion',
  anchors: 'Anchors',
  masonry: 'Masonry',
  plumbing: 'Plumbing',
  leaks: 'Leaks',
  heating: 'Heating',
  electrical: 'Electrical',
  cable: 'Cable',
  'ip-ratings': 'IP ratings',
  timber: 'Timber',
  screws: 'Screws',
  paint: 'Paint',
  preparation: 'Preparation',
  safety: 'Safety',
  gloves: 'Gloves',
  ordering: 'Ordering',
  lists: 'Lists',
};
