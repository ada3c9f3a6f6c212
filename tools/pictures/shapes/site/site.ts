import { toolBag, toolBelt } from './carried.ts';

/** What is worn and carried on a site. */
export const site = {
  'tool-bag': [toolBag],
  'tool-belt': [toolBelt],
} as const;
