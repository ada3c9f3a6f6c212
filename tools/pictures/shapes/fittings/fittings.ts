import { basinMixer, driverBit, filmRoll, kitchenMixer, thermostat } from './water-and-light.ts';

/** Mixers, lights and rolls. */
export const fittings = {
  'basin-mixer': [basinMixer],
  'kitchen-mixer': [kitchenMixer],
  thermostat: [thermostat],
  'driver-bit': [driverBit],
  'film-roll': [filmRoll],
} as const;
