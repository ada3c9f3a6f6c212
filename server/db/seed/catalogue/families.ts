import type { Family } from './family.ts';
import { adhesiveFamilies } from './families/adhesives.ts';
import { anchorFamilies } from './families/anchors.ts';
import { bitAndBladeFamilies } from './families/bits-and-blades.ts';
import { boltFamilies } from './families/bolts.ts';
import { bracketFamilies } from './families/brackets.ts';
import { cementAndPlasterFamilies } from './families/cement-and-plaster.ts';
import { insulationAndDrainageFamilies } from './families/insulation-and-drainage.ts';
import { cableFamilies } from './families/cable.ts';
import { containmentFamilies } from './families/containment.ts';
import { decoratingFamilies } from './families/decorating.ts';
import { gloveAndFootwearFamilies } from './families/gloves-and-footwear.ts';
import { hammerAndScrewdriverFamilies } from './families/hammers-and-screwdrivers.ts';
import { spannerFamilies } from './families/spanners.ts';
import { heatingFamilies } from './families/heating.ts';
import { lockFamilies } from './families/locks.ts';
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
import { headProtectionFamilies } from './families/head-protection.ts';
import { workwearFamilies } from './families/workwear.ts';
import { radiatorFamilies } from './families/radiators.ts';
import { sawBladeAndAbrasiveFamilies } from './families/saw-blades-and-abrasives.ts';
import { siteSupplyFamilies } from './families/site-supplies.ts';
import { storageAndJointingFamilies } from './families/storage-and-jointing.ts';
import { threadedFittingFamilies } from './families/threaded-fittings.ts';
import { timberFamilies } from './families/timber.ts';
import { sheetAndDeckingFamilies } from './families/sheet-and-decking.ts';
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
  ...hammerAndScrewdriverFamilies,
  ...spannerFamilies,
  ...plierAndSawFamilies,
  ...measuringFamilies,
  ...powerToolFamilies,
  ...bitAndBladeFamilies,
  ...sawBladeAndAbrasiveFamilies,
  ...storageAndJointingFamilies,
  ...gloveAndFootwearFamilies,
  ...headProtectionFamilies,
  ...workwearFamilies,
  ...pipeFamilies,
  ...pipeFittingFamilies,
  ...threadedFittingFamilies,
  ...valveAndTapFamilies,
  ...radiatorFamilies,
  ...heatingFamilies,
  ...cableFamilies,
  ...containmentFamilies,
  ...wiringFamilies,
  ...lightingFamilies,
  ...paintFamilies,
  ...decoratingFamilies,
  ...adhesiveFamilies,
  ...cementAndPlasterFamilies,
  ...insulationAndDrainageFamilies,
  ...lockFamilies,
  ...ironmongeryFamilies,
  ...siteSupplyFamilies,
  ...timberFamilies,
  ...sheetAndDeckingFamilies,
];
