import { choices, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const fullOrHandy = choices('sheet-size', [
  ['2440 × 1220 mm', '84'],
  ['1220 × 610 mm', '42', 0.32],
]);

const byLength = [
  [10, 0.95],
  [50, 0.89],
  [150, 0.82],
] as const;

export const sheetAndDeckingFamilies: readonly Family[] = [
  family('OH-PLY', 'Plywood', 'sheet', 'sheet-ply', 'sheet', {
    blurb: 'Flat sheets with a face worth seeing.',
    text: 'Softwood for roofs and floors, hardwood for carcasses, birch where the edge shows.',
    facts: { standard: 'EN 636' },
    axes: [
      sizes('thickness', [6, 9, 12, 18, 25], { price: 0.85 }),
      choices('grade', [
        ['Softwood', 'SW'],
        ['Hardwood', 'HW', 1.5],
        ['Birch', 'BI', 2.6],
      ]),
      choices('sheet-size', [
        ['2440 × 1220 mm', '84'],
        ['1220 × 610 mm', '42', 0.32],
      ]),
    ],
    each: [16, 11000],
    tiers: byLength,
    addOns: ['panel-cutting', 'edging'],
    leadDays: 1,
    ranges: [
      range('OH-MDF', 'MDF', 0.62, 'Smooth both sides, for painting and routing.', {
        text: 'Seal the edges before painting; they drink. Wear a mask when it is cut.',
        picture: 'sheet-mdf',
        facts: { standard: 'EN 622' },
        axes: [sizes('thickness', [6, 9, 12, 18, 25], { price: 0.85 }), fullOrHandy],
      }),
      range('OH-MDM', 'MDF, moisture resistant', 0.85, 'Green in the middle, for bathrooms.', {
        text: 'Resists damp air, not a leak. Paint all six sides.',
        picture: 'sheet-mdf',
        facts: { standard: 'EN 622 MDF.H' },
        axes: [sizes('thickness', [6, 9, 12, 18, 25], { price: 0.85 }), fullOrHandy],
      }),
      range('OH-OSB', 'OSB 3', 0.8, 'For roofs, floors and hoardings in the damp.', {
        picture: 'osb-strand',
        text: 'Leave 3 mm between boards and ten at walls.',
        facts: { standard: 'EN 300' },
        axes: [
          sizes('thickness', [9, 11, 18], { price: 0.9 }),
          choices('sheet-size', [
            ['2440 × 1220 mm', '84'],
            ['2400 × 590 mm, T and G', 'TG', 0.6],
          ]),
        ],
      }),
      range('OH-CNB', 'Furniture board, white', 1, 'Melamine both sides and along the edges.', {
        text: 'Shelves of 18 mm span 600 mm with books.',
        picture: 'sheet-white',
        each: [8.6, 5600],
        facts: { thickness: 18 },
        axes: [sizes('width', [225, 300, 400, 600], { price: 0.9 }), sizes('length', [1830, 2440], { price: 1 })],
      }),
    ],
  }),
  family('OH-DCK', 'Decking board', 'decking-and-fencing', 'batten-pine', 'batten', {
    blurb: 'Grooved one side, smooth the other, and straight.',
    text: 'Leave five to eight millimetres between boards and ten at each wall. The smooth side up is quicker to sweep.',
    facts: { place: 'Outdoors' },
    axes: [
      choices('material', [
        ['Treated softwood', 'SW'],
        ['Larch', 'LA', 1.9],
        ['Composite, grey', 'CG', 3.1],
        ['Composite, oak', 'CO', 3.1, 1, 'batten-oak'],
      ]),
      sizes('length', [2400, 3000, 3600, 4800], { price: 1 }),
    ],
    each: [5.3, 5200],
    tiers: byLength,
    ranges: [
      range('OH-FPN', 'Fence panel, lap', 1, 'Framed and dipped, 1.83 m wide.', {
        text: 'Fit with clips and keep it off the ground with a gravel board.',
        drawing: 'sheet',
        picture: 'fence-panel-brown',
        each: [22.5, 14000],
        facts: { width: 1830, treatment: 'Dipped', place: 'Outdoors' },
        axes: [
          sizes('height', [900, 1200, 1500, 1830], { price: 0.6 }),
          choices('pattern', [
            ['Waney lap', 'W'],
            ['Closeboard', 'C', 1.6, 1.7],
          ]),
        ],
        addOns: [],
      }),
      range('OH-FPS', 'Fence post', 1, 'Pressure treated, fifteen years in the ground.', {
        text: 'A quarter of it in the ground, and brush preservative on any end you cut.',
        picture: 'fence-post-green',
        each: [8.9, 6200],
        facts: { treatment: 'Pressure treated', place: 'Outdoors' },
        axes: [
          choices('size', [
            ['75 × 75 mm', '75'],
            ['100 × 100 mm', '100', 1.7, 1.8],
          ]),
          sizes('length', [1800, 2400, 3000], { price: 1 }),
        ],
      }),
      range('OH-GRV', 'Gravel board', 1, 'Keeps the panel out of the soil.', {
        text: 'Six inches of board that rots instead of the panel, or concrete that never does.',
        each: [7.2, 5000],
        facts: { length: 1830, height: 150, place: 'Outdoors' },
        axes: [
          choices('material', [
            ['Treated softwood', 'SW'],
            ['Concrete, smooth', 'CS', 1.9, 9],
            ['Composite', 'CO', 2.6, 1.4],
          ]),
        ],
      }),
    ],
  }),
];
