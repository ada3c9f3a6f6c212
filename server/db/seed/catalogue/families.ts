import type { Family } from './family.ts';
import { adhesiveFamilies } from './families/adhesives.ts';
import { anchorFamilies } from './families/anchors.ts';
import { bitAndBladeFamilies } from './families/bits-and-blades.ts';
import { boltFamilies } from './families/bolts.ts';
import { bracketFamilies } from './families/brackets.ts';
import { buildingFamilies } from './families/building.ts';
import { cableFamilies } from './families/cable.ts';
import { decoratingFamilies } from './families/decorating.ts';
import { gloveAndFootwearFamilies } from './families/gloves-and-footwear.ts';
import { handToolFamilies } from './families/hand-tools.ts';
import { heatingFamilies } from './families/heating.ts';
import { ironmongeryFamilies } from './families/ironmongery.ts';
import { lightingFamilies } from './families/lighting.ts';
import { machineScrewFamilies } from './families/machine-screws.ts';
import { metalScrewAndNailFamilies } from './families/metal-screws-and-nails.ts';
import { nutAndWasherFamilies } from './families/nuts-and-washers.ts';
import { paintFamilies } from './families/paint.ts';
import { pipeFittingFamilies } from './families/pipe-fittings.ts';
import { pipeFamilies } from './families/pipe.ts';
import { measuringFamilies } from './families/measuring.ts';
import { plierAndSawFamilies } from './families/pliers-and-saws.ts';
import { powerToolFamilies } from './families/power-tools.ts';
import { protectionFamilies } from './families/protection.ts';
import { radiatorFamilies } from './families/radiators.ts';
import { sawBladeAndAbrasiveFamilies } from './families/saw-blades-and-abrasives.ts';
import { siteSupplyFamilies } from './families/site-supplies.ts';
import { storageAndJointingFamilies } from './families/storage-and-jointing.ts';
import { threadedFittingFamilies } from './families/threaded-fittings.ts';
import { timberFamilies } from './families/timber.ts';
import { valveAndTapFamilies } from './families/valves-and-taps.ts';
import { wiringFamilies } from './families/wiring.ts';
import { woodScrewFamilies } from './families/wood-screws.ts';

/** Every hand-written family. */
export const families: readonly Family[] = [
  ...boltFamilies,
  ...machineScrewFamilies,
  ...nutAndWasherFamilies,
  ...woodScrewFamilies,
  ...metalScrewAndNailFamilies,
  ...anchorFamilies,
  ...bracketFamilies,
  ...handToolFamilies,
  ...plierAndSawFamilies,
  ...measuringFamilies,
  ...powerToolFamilies,
  ...bitAndBladeFamilies,
  ...sawBladeAndAbrasiveFamilies,
  ...storageAndJointingFamilies,
  ...gloveAndFootwearFamilies,
  ...protectionFamilies,
  ...pipeFamilies,
  ...pipeFittingFamilies,
  ...threadedFittingFamilies,
  ...valveAndTapFamilies,
  ...radiatorFamilies,
  ...heatingFamilies,
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
