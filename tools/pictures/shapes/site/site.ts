import { bumpCap, riggerBoot, trainer } from './shoes-and-cap.ts';
import { eyewash, rags, rubbleBag } from './sacks.ts';
import { toolBag, toolBelt } from './carried.ts';
import { organiser } from './sorted.ts';
import { dustSheet, flexibleTub, gloveBox, storageBin } from './stored.ts';
import { earPlugs, respirator, wellington } from './worn.ts';

/** Items worn, carried and stored on a site. */
export const site = {
  'tool-bag': [toolBag],
  'tool-belt': [toolBelt],
  'storage-bin': [storageBin],
  organiser: [organiser],
  'dust-sheet': [dustSheet],
  'flexible-tub': [flexibleTub],
  'glove-box': [gloveBox],
  'ear-plugs': [earPlugs],
  wellington: [wellington],
  respirator: [respirator],
  'rubble-bag': [rubbleBag],
  rags: [rags],
  eyewash: [eyewash],
  trainer: [trainer],
  'rigger-boot': [riggerBoot],
  'bump-cap': [bumpCap],
} as const;
