import { coachBolt, eyeBolt, uBolt } from './bolts-and-nuts.ts';
import {
  coachScrew,
  concreteScrew,
  deckingScrew,
  frameFixing,
  roofingScrew,
  selfTappingScrew,
  timberScrew,
} from './pointed.ts';
import {
  buttonScrew,
  countersunkScrew,
  grubScrew,
  machineScrew,
  selfDrillingScrew,
  slottedScrew,
  socketScrew,
} from './screws.ts';

/** The more specialised bolts, nuts, washers, screws and fixings. */
export const fasteners = {
  'coach-bolt': [coachBolt],
  'eye-bolt': [eyeBolt],
  'u-bolt': [uBolt],
  'machine-screw': [machineScrew],
  'slotted-screw': [slottedScrew],
  'countersunk-screw': [countersunkScrew],
  'socket-screw': [socketScrew],
  'button-screw': [buttonScrew],
  'grub-screw': [grubScrew],
  'self-drilling-screw': [selfDrillingScrew],
  'decking-screw': [deckingScrew],
  'timber-screw': [timberScrew],
  'coach-screw': [coachScrew],
  'self-tapping-screw': [selfTappingScrew],
  'roofing-screw': [roofingScrew],
  'concrete-screw': [concreteScrew],
  'frame-fixing': [frameFixing],
} as const;
