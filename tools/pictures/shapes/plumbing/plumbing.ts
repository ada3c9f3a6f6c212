import { pipeCoil } from './coils.ts';
import { expansionVessel, heatingElement, lockshield, magneticFilter, smartTrv } from './heating.ts';
import { bushAndPlug, hexNipple, microboreCoil, pipeInsert, solderCoupling, tapConnector } from './joints.ts';
import { bibTap, bottleTrap, wasteBend } from './outlets.ts';
import { fluxAndSolder } from './solder.ts';
import {
  checkValve,
  gateValve,
  isolatingValve,
  motorisedValve,
  pressureReducingValve,
  pumpValve,
  stopcock,
} from './valves.ts';

/** Valves of every kind, pipe joints and traps, and parts that maintain a heating system. */
export const plumbing = {
  'gate-valve': [gateValve],
  stopcock: [stopcock],
  'isolating-valve': [isolatingValve],
  'check-valve': [checkValve],
  'pressure-reducing-valve': [pressureReducingValve],
  'pump-valve': [pumpValve],
  'motorised-valve': [motorisedValve],
  lockshield: [lockshield],
  'smart-trv': [smartTrv],
  'expansion-vessel': [expansionVessel],
  'heating-element': [heatingElement],
  'magnetic-filter': [magneticFilter],
  'flux-and-solder': [fluxAndSolder],
  'bib-tap': [bibTap],
  'bottle-trap': [bottleTrap],
  'waste-bend': [wasteBend],
  'tap-connector': [tapConnector],
  'microbore-coil': [microboreCoil],
  'pipe-coil': [pipeCoil],
  'pipe-insert': [pipeInsert],
  'hex-nipple': [hexNipple],
  'solder-coupling': [solderCoupling],
  'bush-and-plug': [bushAndPlug],
} as const;
