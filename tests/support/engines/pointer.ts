import type { Point } from './engine.ts';

/** Key codes, the same in both WebDriver protocols. */
export const keyCodes = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Control: '\uE009' } as const;

/** A click with the main pointer button, as both WebDriver protocols describe it. */
export const clickActions = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Presses keys one after another while the keys in `held` are down. */
export const keyActions = (keys: readonly string[], held: readonly string[] = []) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...held.map((value) => ({ type: 'keyDown', value })),
      ...keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
      ...held.map((value) => ({ type: 'keyUp', value })),
    ],
  },
];
