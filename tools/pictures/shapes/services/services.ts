import { cableClip, columnRadiator, showerMixer, towelRail } from './heat-and-water.ts';
import { bulkhead, downlight, floodlight, ledBatten } from './lights.ts';
import { channelDrain, dShackle, fencePanel, fencePost, gutter, pipeLagging } from './outdoors.ts';
import { cableGland, fixingBand, flexibleConduit, letterPlate, screwHook } from './runs-and-plates.ts';
import { cookerSwitch, dimmer, fusedSpur } from './switches.ts';
import { drawerRunner, floorSpring } from './runners-and-springs.ts';

/** Lighting, heating and water for a house, and hardware for its doors and drawers. */
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
  'flexible-conduit': [flexibleConduit],
  'cable-gland': [cableGland],
  'fixing-band': [fixingBand],
  'screw-hook': [screwHook],
  'letter-plate': [letterPlate],
  'fence-panel': [fencePanel],
  'fence-post': [fencePost],
  gutter: [gutter],
  'channel-drain': [channelDrain],
  'pipe-lagging': [pipeLagging],
  'd-shackle': [dShackle],
  'fused-spur': [fusedSpur],
  'cooker-switch': [cookerSwitch],
  dimmer: [dimmer],
} as const;
