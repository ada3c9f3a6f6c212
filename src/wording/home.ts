import { plural } from './words.ts';

export const homeWording = {
  waiting: (count: number) => `${plural(count, 'change')} not sent yet`,
  review: 'Review',
};
