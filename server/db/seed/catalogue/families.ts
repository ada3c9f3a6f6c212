import type { Family } from './family.ts';
import { boltFamilies } from './families/bolts.ts';
import { cableFamilies } from './families/cable.ts';
import { decoratingFamilies } from './families/decorating.ts';
import { gloveAndFootwearFamilies } from './families/gloves-and-footwear.ts';
import { lightingFamilies } from './families/lighting.ts';
import { paintFamilies } from './families/paint.ts';
import { protectionFamilies } from './families/protection.ts';
import { wiringFamilies } from './families/wiring.ts';

/** Every hand-written family. */
export const families: readonly Family[] = [
  ...boltFamilies,
  ...gloveAndFootwearFamilies,
  ...protectionFamilies,
  ...cableFamilies,
  ...wiringFamilies,
  ...lightingFamilies,
  ...paintFamilies,
  ...decoratingFamilies,
];
