import { cableClip, columnRadiator, showerMixer, towelRail } from './heat-and-water.ts';
import { bulkhead, downlight, floodlight, ledBatten } from './lights.ts';
import { drawerRunner, floorSpring } from './runners-and-springs.ts';

/** Light, heat and water of a house, and what its doors and drawers run on. */
export const services = {
  downlight: [downlight],
  bulkhead: [bulkhead],
  floodlight: [floodlight],
  'led-batten': [ledBatten],
  'column-radiator': [columnRadiator],
  'towel-rail': [towelRail],
  'shower-mixer': [showerMixer],
  'cable-clip': [cableClip],
  'drawer-runner': [drawerRunner],
  'floor-spring': [floorSpring],
} as const;
