import { formatCount } from './words.ts';

export const sizesWording = {
  showAll: (count: number) => `Show all ${formatCount(count)}`,
  shown: (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)} sizes`,
  none: 'No sizes match these filters.',
  filters: 'Filter the sizes',
  chosen: (name: string, value: string) => `${name}: ${value}`,
  remove: (filter: string) => `Remove ${filter}`,
  notWithThese: 'none',
};
