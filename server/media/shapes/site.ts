import type { Shape } from './shape.ts';

/** What is worn and used up on a site. */
export const site = {
  glove: { finishes: ['grey', 'orange', 'black'], named: /glove/i },
  'hard-hat': { finishes: ['white', 'yellow', 'orange', 'blue'], named: /helmet/i },
  'safety-boot': { finishes: ['black', 'tan'], named: /safety boot/i },
  goggles: { finishes: ['clear', 'black'], named: /goggle/i },
  'ear-defender': { finishes: ['yellow', 'red', 'black'], named: /ear defender/i },
  'hi-vis-vest': { finishes: ['yellow'], named: /vest/i },
  jacket: { finishes: ['yellow', 'black'], named: /jacket/i },
  'polo-shirt': { finishes: ['blue'], named: /polo shirt/i },
  'work-trousers': { finishes: ['yellow'], named: /trousers/i },
  'dust-mask': { finishes: ['white'], named: /disposable mask/i },
  spectacles: { finishes: ['clear', 'black', 'amber'], named: /spectacles/i },
  'first-aid-kit': { finishes: ['green'], named: /first aid kit/i },
  wellington: { finishes: ['black', 'tan'], named: /wellington/i },
  'ear-plugs': { finishes: ['orange'], named: /ear plugs/i },
  respirator: { finishes: ['grey'], named: /respirator/i },
  'glove-box': { finishes: ['blue', 'black'], named: /disposable nitrile glove/i },
  bucket: { finishes: ['black', 'yellow'], named: /bucket/i },
  carton: { finishes: ['brown', 'white'], named: /carton/i },
  'dust-sheet': { finishes: ['cream'], named: /dust sheet/i },
  'flexible-tub': { finishes: ['black', 'yellow'], named: /flexible tub/i },
} as const satisfies Readonly<Record<string, Shape>>;
