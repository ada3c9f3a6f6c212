import type { Family } from './family.ts';
import { adhesiveFamilies } from '#server/db/seed/catalogue/families/adhesives.ts';
import { anchorFamilies } from '#server/db/seed/catalogue/families/anchors.ts';
import { bitAndBladeFamilies } from '#server/db/seed/catalogue/families/bits-and-blades.ts';
import { boltFamilies } from '#server/db/seed/catalogue/families/bolts.ts';
import { bracketFamilies } from '#server/db/seed/catalogue/families/brackets.ts';
import { cementAndPlasterFamilies } from '#server/db/seed/catalogue/families/cement-and-plaster.ts';
import { insulationAndDrainageFamilies } from '#server/db/seed/catalogue/families/insulation-and-drainage.ts';
import { cableFamilies } from '#server/db/seed/catalogue/families/cable.ts';
import { containmentFamilies } from '#server/db/seed/catalogue/families/containment.ts';
import { decoratingFamilies } from '#server/db/seed/catalogue/families/decorating.ts';
import { gloveAndFootwearFamilies } from '#server/db/seed/catalogue/families/gloves-and-footwear.ts';
import { hammerAndScrewdriverFamilies } from '#server/db/seed/catalogue/families/hammers-and-screwdrivers.ts';
import { spannerFamilies } from '#server/db/seed/catalogue/families/spanners.ts';
import { heatingFamilies } from '#server/db/seed/catalogue/families/heating.ts';
import { lockFamilies } from '#server/db/seed/catalogue/families/locks.ts';
import { ironmongeryFamilies } from '#server/db/seed/catalogue/families/ironmongery.ts';
import { lightingFamilies } from '#server/db/seed/catalogue/families/lighting.ts';
import { machineScrewFamilies } from '#server/db/seed/catalogue/families/machine-screws.ts';
import { metalScrewAndNailFamilies } from '#server/db/seed/catalogue/families/metal-screws-and-nails.ts';
import { nutAndWasherFamilies } from '#server/db/seed/catalogue/families/nuts-and-washers.ts';
import { paintFamilies } from '#server/db/seed/catalogue/families/paint.ts';
import { pipeFittingFamilies } from '#server/db/seed/catalogue/families/pipe-fittings.ts';
import { pipeFamilies } from '#server/db/seed/catalogue/families/pipe.ts';
import { measuringFamilies } from '#server/db/seed/catalogue/families/measuring.ts';
import { plierAndSawFamilies } from '#server/db/seed/catalogue/families/pliers-and-saws.ts';
import { powerToolFamilies } from '#server/db/seed/catalogue/families/power-tools.ts';
import { headProtectionFamilies } from '#server/db/seed/catalogue/families/head-protection.ts';
import { workwearFamilies } from '#server/db/seed/catalogue/families/workwear.ts';
import { radiatorFamilies } from '#server/db/seed/catalogue/families/radiators.ts';
import { sawBladeAndAbrasiveFamilies } from '#server/db/seed/catalogue/families/saw-blades-and-abrasives.ts';
import { siteSupplyFamilies } from '#server/db/seed/catalogue/families/site-supplies.ts';
import { storageAndJointingFamilies } from '#server/db/seed/catalogue/families/storage-and-jointing.ts';
import { threadedFittingFamilies } from '#server/db/seed/catalogue/families/threaded-fittings.ts';
import { timberFamilies } from '#server/db/seed/catalogue/families/timber.ts';
import { sheetAndDeckingFamilies } from '#server/db/seed/catalogue/families/sheet-and-decking.ts';
import { valveAndTapFamilies } from '#server/db/seed/catalogue/families/valves-and-taps.ts';
import { wiringFamilies } from '#server/db/seed/catalogue/families/wiring.ts';
import { woodScrewFamilies } from '#server/db/seed/catalogue/families/wood-screws.ts';

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
