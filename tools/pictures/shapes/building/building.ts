import { insulationSlab, osb, plasterBead, trunking } from './lengths-and-slabs.ts';
import { doorCloser, euroCylinder, knob, leverHandle, morticeLock, pullHandle } from './doors.ts';
import { panelRadiator, pump } from './heating.ts';
import { broom, circuitBreaker, plug } from './power.ts';
import { moulding } from './mouldings.ts';
import { dustMask, firstAidKit, spectacles, toolBox } from './protection-and-storage.ts';
import { hiVisVest, jacket, poloShirt, workTrousers } from './workwear.ts';

/** Heating, doors, power, workwear and storage. */
export const building = {
  'panel-radiator': [panelRadiator],
  pump: [pump],
  'lever-handle': [leverHandle],
  'pull-handle': [pullHandle],
  knob: [knob],
  'mortice-lock': [morticeLock],
  'euro-cylinder': [euroCylinder],
  'door-closer': [doorCloser],
  plug: [plug],
  'circuit-breaker': [circuitBreaker],
  broom: [broom],
  'hi-vis-vest': [hiVisVest],
  jacket: [jacket],
  'polo-shirt': [poloShirt],
  'work-trousers': [workTrousers],
  'dust-mask': [dustMask],
  spectacles: [spectacles],
  'tool-box': [toolBox],
  'first-aid-kit': [firstAidKit],
  moulding: [moulding],
  osb: [osb],
  trunking: [trunking],
  'plaster-bead': [plasterBead],
  'insulation-slab': [insulationSlab],
} as const;
