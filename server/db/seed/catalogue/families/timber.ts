import { choices, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const lengths = sizes('length', [1800, 2400, 3000, 3600, 4800], { price: 1 });
const byLength = [
  [10, 0.95],
  [50, 0.89],
  [150, 0.82],
] as const;

export const timberFamilies: readonly Family[] = [
  family('OH-C24', 'Structural timber C24', 'sawn-timber', 'batten-pine', 'batten', {
    blurb: 'Kiln-dried, eased edges and strength graded for joists and studs.',
    text: 'Stored under cover at 18 per cent or less. Let it sit in the house for a week before boarding over it.',
    facts: { grade: 'C24', material: 'Spruce', standard: 'EN 14081' },
    axes: [
      choices('size', [
        ['47 × 75 mm', '4775', 0.8],
        ['47 × 100 mm', '47100'],
        ['47 × 150 mm', '47150', 1.5],
        ['47 × 200 mm', '47200', 2],
        ['75 × 200 mm', '75200', 3.4],
      ]),
      choices('treatment', [
        ['Untreated', 'U'],
        ['Treated', 'T', 1.14],
      ]),
      lengths,
    ],
    each: [4.4, 6200],
    tiers: byLength,
    addOns: ['cut-to-length'],
    leadDays: 1,
    ranges: [
      range('OH-C16', 'Structural timber C16', 0.84, 'For studwork and noggins, where the load is light.', {
        facts: { grade: 'C16' },
      }),
      range('OH-SWN', 'Sawn carcassing', 0.7, 'Rough sawn for hoardings and formwork.', {
        facts: { grade: 'Ungraded' },
      }),
    ],
  }),
  family('OH-RFB', 'Roofing batten, graded', 'sawn-timber', 'batten-pine', 'batten', {
    blurb: 'Factory-graded to the standard and marked along each piece.',
    text: 'Blue or gold is only dye; the stamp is the grading.',
    facts: { standard: 'BS 5534', treatment: 'Treated' },
    axes: [
      choices('size', [
        ['25 × 38 mm', '2538', 0.8],
        ['25 × 50 mm', '2550'],
      ]),
      lengths,
    ],
    each: [1.3, 1500],
    tiers: byLength,
    sells: { by: 10 },
  }),
  family('OH-PSE', 'Planed softwood', 'planed-timber', 'batten-pine', 'batten', {
    blurb: 'Square, smooth and ready to paint.',
    text: 'Sizes are nominal: expect five millimetres less each way. Knots are treated with sealer before white paint.',
    facts: { material: 'Redwood' },
    axes: [
      choices('size', [
        ['25 × 25 mm', '2525', 0.5],
        ['25 × 50 mm', '2550'],
        ['25 × 75 mm', '2575', 1.4],
        ['25 × 100 mm', '25100', 1.8],
        ['25 × 150 mm', '25150', 2.8],
      ]),
      lengths,
    ],
    each: [2.9, 900],
    tiers: byLength,
    addOns: ['cut-to-length'],
    ranges: [
      range('OH-OAK', 'Planed oak', 5.2, 'European oak, kiln dried for joinery.', {
        picture: 'batten-oak',
        facts: { material: 'Oak' },
      }),
      range('OH-SKT', 'Skirting board, primed', 1.5, 'Primed MDF in three profiles’ worth of patience.', {
        facts: { material: 'MDF' },
      }),
      range('OH-ARC', 'Architrave, primed', 1.1, 'To match the skirting.', { facts: { material: 'MDF' } }),
    ],
  }),
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
      range('OH-MDF', 'MDF', 0.7, 'Smooth both sides, for painting and routing.', {
        picture: 'sheet-mdf',
        facts: { standard: 'EN 622' },
      }),
      range('OH-MDM', 'MDF, moisture resistant', 0.95, 'Green in the middle, for bathrooms.', { picture: 'sheet-mdf' }),
      range('OH-OSB', 'OSB 3', 0.72, 'For roofs, floors and hoardings in the damp.', { facts: { standard: 'EN 300' } }),
      range('OH-CNB', 'Furniture board, white', 0.9, 'Melamine both sides.', { picture: 'sheet-white' }),
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
      range('OH-FPN', 'Fence panel, lap', 4.2, 'Framed and dipped, 1.83 m wide.'),
      range('OH-FPS', 'Fence post', 1.6, 'Pressure treated, pointed or flat.'),
      range('OH-GRV', 'Gravel board', 1.2, 'Keeps the panel out of the soil.'),
    ],
  }),
];
