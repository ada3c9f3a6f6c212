import type { Family } from './family.ts';
import { adhesiveFamilies } from './families/adhesives.ts';
import { machineScrewFamilies } from './families/machine-screws.ts';
import { nutAndWasherFamilies } from './families/nuts-and-washers.ts';
import { woodScrewFamilies } from './families/wood-screws.ts';
import { metalScrewAndNailFamilies } from './families/metal-screws-and-nails.ts';
import { anchorFamilies } from './families/anchors.ts';
import { bracketFamilies } from './families/brackets.ts';
import { boltFamilies } from './families/bolts.ts';
import { buildingFamilies } from './families/building.ts';
import { cableFamilies } from './families/cable.ts';
import { decoratingFamilies } from './families/decorating.ts';
import { gloveAndFootwearFamilies } from './families/gloves-and-footwear.ts';
import { ironmongeryFamilies } from './families/ironmongery.ts';
import { lightingFamilies } from './families/lighting.ts';
import { paintFamilies } from './families/paint.ts';
import { protectionFamilies } from './families/protection.ts';
import { siteSupplyFamilies } from './families/site-supplies.ts';
import { timberFamilies } from './families/timber.ts';
import { wiringFamilies } from './families/wiring.ts';

/** Every hand-written family. */
export const families: readonly Family[] = [
  ...boltFamilies,
  ...machineScrewFamilies,
  ...nutAndWasherFamilies,
  ...woodScrewFamilies,
  ...metalScrewAndNailFamilies,
  ...anchorFamilies,
  ...bracketFamilies,
  ...gloveAndFootwearFamilies,
  ...protectionFamilies,
  ...cableFamilies,
  ...wiringFamilies,
  ...lightingFamilies,
  ...paintFamilies,
  ...decoratingFamilies,
  ...adhesiveFamilies,
  ...buildingFamilies,
  ...ironmongeryFamilies,
  ...siteSupplyFamilies,
  ...timberFamilies,
];
