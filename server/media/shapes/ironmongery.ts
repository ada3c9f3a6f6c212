import type { Shape } from './shape.ts';

/** Door, drawer and gate hardware. */
export const ironmongery = {
  hinge: { finishes: ['brass', 'stainless', 'black'], named: /hinge/i },
  padlock: { finishes: ['brass', 'black'], named: /padlock/i },
  'lever-handle': { finishes: ['brass', 'stainless', 'black'], named: /lever handle/i },
  'pull-handle': { finishes: ['brass', 'stainless', 'black'], named: /pull handle|cabinet handle/i },
  knob: { finishes: ['brass', 'stainless', 'black'], named: /knob/i },
  'mortice-lock': { finishes: ['brass', 'stainless', 'black'], named: /mortice (sash|dead)?lock/i },
  'euro-cylinder': { finishes: ['brass', 'stainless'], named: /euro cylinder/i },
  'door-closer': { finishes: ['grey'], named: /door closer/i },
  'drawer-runner': { finishes: ['zinc'], named: /drawer runner/i },
  'floor-spring': { finishes: ['grey'], named: /floor spring/i },
  'letter-plate': { finishes: ['brass', 'stainless', 'black'], named: /letter plate/i },
} as const satisfies Readonly<Record<string, Shape>>;
