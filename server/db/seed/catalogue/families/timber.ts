import { choices, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const lengths = sizes('length', [2400, 3000, 3600, 4800], { price: 1 });

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
      range('OH-SKT', 'Skirting board, primed', 1, 'Primed MDF, smooth enough for one coat.', {
        picture: 'moulding-primed',
        text: 'Scribe inside corners, mitre outside ones, and glue as well as pin.',
        each: [9.4, 3600],
        facts: { material: 'MDF', thickness: 18, length: 4400 },
        axes: [
          choices('pattern', [
            ['Torus', 'T'],
            ['Ogee', 'O'],
            ['Pencil round', 'P', 0.95],
            ['Square edge', 'S', 0.9],
          ]),
          sizes('height', [94, 119, 144, 169], { price: 0.8 }),
        ],
      }),
      range('OH-ARC', 'Architrave, primed', 1, 'To match the skirting.', {
        picture: 'moulding-primed',
        text: 'Sets hold two legs and a head for one side of a door.',
        each: [6.2, 2400],
        facts: { material: 'MDF', thickness: 18, length: 2100 },
        axes: [
          choices('pattern', [
            ['Torus', 'T'],
            ['Ogee', 'O'],
            ['Pencil round', 'P', 0.95],
            ['Square edge', 'S', 0.9],
          ]),
          sizes('width', [57, 69], { price: 0.7 }),
        ],
      }),
    ],
  }),
];
