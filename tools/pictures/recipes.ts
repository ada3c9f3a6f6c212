import type { PictureShape } from '#server/media/pictures.ts';
import type { Recipe } from './scene.ts';
import { bolt, hexNut, threadedRod, washer } from '#tools/pictures/shapes/bolts.ts';
import { batten, carton, cementBag, insulationRoll, sheet, tapeRoll } from '#tools/pictures/shapes/bulk.ts';
import { drillBit, powerDrill, sawBlade } from '#tools/pictures/shapes/cutting.ts';
import { earDefender, goggles } from '#tools/pictures/shapes/eyes-and-ears.ts';
import { pliers, spanner } from '#tools/pictures/shapes/grips.ts';
import { hammer, screwdriver } from '#tools/pictures/shapes/hand-tools.ts';
import { bracket, chain, hinge, padlock } from '#tools/pictures/shapes/ironmongery.ts';
import { spiritLevel, tapeMeasure } from '#tools/pictures/shapes/measuring.ts';
import { bucket, paintBrush, paintRoller } from '#tools/pictures/shapes/decorating.ts';
import { aerosol, paintTin, sealantTube } from '#tools/pictures/shapes/paints.ts';
import { conduit, coupling, elbow, hose, pipe, pipeClip, tee } from '#tools/pictures/shapes/pipes.ts';
import { gloves, hardHat, safetyBoot } from '#tools/pictures/shapes/protection.ts';
import { drywallScrew, metalAnchor, nail, plasticAnchor, woodScrew } from '#tools/pictures/shapes/screws.ts';
import { ballValve, radiatorValve, tap } from '#tools/pictures/shapes/valves.ts';
import { building } from '#tools/pictures/shapes/building/building.ts';
import { fasteners } from '#tools/pictures/shapes/fasteners/fasteners.ts';
import { fittings } from '#tools/pictures/shapes/fittings/fittings.ts';
import { fixings } from '#tools/pictures/shapes/fixings/fixings.ts';
import { plumbing } from '#tools/pictures/shapes/plumbing/plumbing.ts';
import { services } from '#tools/pictures/shapes/services/services.ts';
import { settingOut } from '#tools/pictures/shapes/setting-out/setting-out.ts';
import { site } from '#tools/pictures/shapes/site/site.ts';
import { tooling } from '#tools/pictures/shapes/tooling/tooling.ts';
import { trade } from '#tools/pictures/shapes/trade/trade.ts';
import { powerTools } from '#tools/pictures/shapes/power-tools/power-tools.ts';
import { consumerUnit, junctionBox, lightSwitch, socketOutlet } from '#tools/pictures/shapes/wall-plates.ts';
import { cableReel, cableTie, lamp } from '#tools/pictures/shapes/wiring.ts';

/** The models of each shape; a shape with two entries is modelled differently in some of its finishes. */
export const recipes: Readonly<Record<PictureShape, readonly Recipe[]>> = {
  bolt: [bolt],
  'hex-nut': [hexNut],
  washer: [washer],
  'wood-screw': [woodScrew],
  'drywall-screw': [drywallScrew],
  anchor: [plasticAnchor, metalAnchor],
  nail: [nail],
  'threaded-rod': [threadedRod],
  bracket: [bracket],
  hinge: [hinge],
  chain: [chain],
  pipe: [pipe],
  elbow: [elbow],
  tee: [tee],
  coupling: [coupling],
  'ball-valve': [ballValve],
  tap: [tap],
  'radiator-valve': [radiatorValve],
  hose: [hose],
  'pipe-clip': [pipeClip],
  'cable-reel': [cableReel],
  'socket-outlet': [socketOutlet],
  'light-switch': [lightSwitch],
  'junction-box': [junctionBox],
  'consumer-unit': [consumerUnit],
  lamp: [lamp],
  conduit: [conduit],
  'cable-tie': [cableTie],
  hammer: [hammer],
  screwdriver: [screwdriver],
  spanner: [spanner],
  pliers: [pliers],
  'drill-bit': [drillBit],
  'saw-blade': [sawBlade],
  'tape-measure': [tapeMeasure],
  'spirit-level': [spiritLevel],
  'power-drill': [powerDrill],
  glove: [gloves],
  'hard-hat': [hardHat],
  'safety-boot': [safetyBoot],
  goggles: [goggles],
  'ear-defender': [earDefender],
  'paint-tin': [paintTin],
  'paint-brush': [paintBrush],
  'paint-roller': [paintRoller],
  'sealant-tube': [sealantTube],
  aerosol: [aerosol],
  batten: [batten],
  sheet: [sheet],
  'insulation-roll': [insulationRoll],
  'cement-bag': [cementBag],
  'tape-roll': [tapeRoll],
  padlock: [padlock],
  bucket: [bucket],
  carton: [carton],
  ...powerTools,
  ...fasteners,
  ...trade,
  ...building,
  ...fittings,
  ...settingOut,
  ...site,
  ...fixings,
  ...tooling,
  ...services,
  ...plumbing,
};
