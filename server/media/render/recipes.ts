import type { PictureShape } from '#server/media/pictures.ts';
import type { Recipe } from './scene.ts';
import { bolt, hexNut, threadedRod, washer } from './shapes/bolts.ts';
import { batten, carton, cementBag, insulationRoll, sheet, tapeRoll } from './shapes/bulk.ts';
import { drillBit, powerDrill, sawBlade } from './shapes/cutting.ts';
import { earDefender, goggles } from './shapes/eyes-and-ears.ts';
import { pliers, spanner } from './shapes/grips.ts';
import { hammer, screwdriver } from './shapes/hand-tools.ts';
import { bracket, chain, hinge, padlock } from './shapes/ironmongery.ts';
import { spiritLevel, tapeMeasure } from './shapes/measuring.ts';
import { bucket, paintBrush, paintRoller } from './shapes/decorating.ts';
import { aerosol, paintTin, sealantTube } from './shapes/paints.ts';
import { conduit, coupling, elbow, hose, pipe, pipeClip, tee } from './shapes/pipes.ts';
import { gloves, hardHat, safetyBoot } from './shapes/protection.ts';
import { drywallScrew, metalAnchor, nail, plasticAnchor, woodScrew } from './shapes/screws.ts';
import { ballValve, radiatorValve, tap } from './shapes/valves.ts';
import { consumerUnit, junctionBox, lightSwitch, socketOutlet } from './shapes/wall-plates.ts';
import { cableReel, cableTie, lamp } from './shapes/wiring.ts';

/** How each shape is modelled; a shape with two entries is built differently in some of its finishes. */
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
};
