import type { Shape } from './shape.ts';

/** Water and heating. */
export const plumbing = {
  pipe: { finishes: ['copper', 'white', 'grey', 'black'], named: /tube|pipe/i },
  elbow: { finishes: ['brass', 'copper', 'white', 'chrome'], named: /elbow/i },
  tee: { finishes: ['brass', 'copper', 'white'], named: /tee/i },
  coupling: { finishes: ['brass', 'chrome', 'white'], named: /coupling/i },
  'ball-valve': { finishes: ['brass', 'chrome', 'blue'], named: /ball valve/i },
  tap: { finishes: ['chrome', 'brass', 'black'], named: /taps/i },
  'radiator-valve': { finishes: ['white', 'chrome'], named: /radiator valve/i },
  hose: { finishes: ['green', 'yellow', 'black'], named: /hose/i },
  'pipe-clip': { finishes: ['white', 'grey', 'brass'], named: /pipe clip/i },
  'panel-radiator': { finishes: ['white'], named: /panel radiator/i },
  'column-radiator': { finishes: ['white', 'grey'], named: /column radiator/i },
  'towel-rail': { finishes: ['chrome', 'white'], named: /towel rail,/i },
  pump: { finishes: ['red'], named: /pump,/i },
  'basin-mixer': { finishes: ['chrome', 'brass', 'black'], named: /basin mixer/i },
  'kitchen-mixer': { finishes: ['chrome', 'brass', 'black'], named: /kitchen mixer/i },
  'shower-mixer': { finishes: ['chrome', 'black'], named: /thermostatic shower/i },
  thermostat: { finishes: ['white'], named: /(room|cylinder) thermostat/i },
  'pipe-lagging': { finishes: ['grey', 'black'], named: /pipe insulation/i },
} as const satisfies Readonly<Record<string, Shape>>;
