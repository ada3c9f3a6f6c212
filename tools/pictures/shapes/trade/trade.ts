import { clubHammer } from './bench.ts';
import { cuttingDisc } from './discs.ts';
import { chemicalBottle, foamCan, glueBottle, sealantGun, syringe, tub } from './pots-and-guns.ts';
import { hacksaw, handSaw, trimmingKnife } from './saws-and-knives.ts';
import { adjustableSpanner, hexKey } from './wrenches.ts';

/** Hand tools, discs, and products in bottles, tubs and cans. */
export const trade = {
  'hand-saw': [handSaw],
  hacksaw: [hacksaw],
  'trimming-knife': [trimmingKnife],
  'cutting-disc': [cuttingDisc],
  'hex-key': [hexKey],
  'adjustable-spanner': [adjustableSpanner],
  'club-hammer': [clubHammer],
  'glue-bottle': [glueBottle],
  'chemical-bottle': [chemicalBottle],
  tub: [tub],
  syringe: [syringe],
  'sealant-gun': [sealantGun],
  'foam-can': [foamCan],
} as const;
