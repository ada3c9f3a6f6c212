import { choices, colours, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const byBag = [
  [10, 0.94],
  [40, 0.87],
  [56, 0.8],
] as const;

export const cementAndPlasterFamilies: readonly Family[] = [
  family('SG-CEM', 'Portland cement', 'cement', 'cement-bag-grey', 'bag', {
    blurb: 'General purpose cement in a bag that stands up to a wet van.',
    text: 'Check the date on the bag: after three months in damp air it is a stone.',
    facts: { standard: 'EN 197-1' },
    axes: [
      choices('grade', [
        ['32.5 N', '32'],
        ['42.5 N, rapid', '42', 1.2],
        ['Sulphate resisting', 'SR', 1.35],
        ['White', 'WH', 2.2, 1, 'cement-bag-white'],
      ]),
      sizes('weight-kg', [10, 25], { price: 0.75, pad: false }),
    ],
    each: [3.9, 10000],
    tiers: byBag,
    goesWith: ['SG-SND'],
    ranges: [
      range('SG-MRT', 'Mortar mix', 0.95, 'Just add water; M4 strength.', {
        text: 'For pointing and small walls. Mix to the stiffness of butter left out overnight.',
        facts: { grade: 'M4', standard: 'EN 998-2' },
        axes: [sizes('weight-kg', [10, 20], { price: 0.75, pad: false })],
      }),
      range('SG-PST', 'Post mix', 1.3, 'Pour in dry, add water, walk away in ten minutes.', {
        text: 'One bag to a post in a hole of 300 mm by 600 mm.',
        facts: { 'open-time': '5 minutes' },
        axes: [sizes('weight-kg', [20], { pad: false })],
      }),
      range('SG-CON', 'Concrete mix', 0.9, 'C20 for pads and steps.', {
        text: 'One bag fills a hundredth of a cubic metre.',
        facts: { grade: 'C20' },
        axes: [sizes('weight-kg', [10, 20], { price: 0.75, pad: false })],
      }),
      range('SG-LVL', 'Floor leveller', 3.4, 'Flows to three millimetres and dries in a day.', {
        text: 'Prime first, pour from the far wall, and roll the bubbles out.',
        picture: 'cement-bag-white',
        facts: { standard: 'EN 13813', 'open-time': '20 minutes' },
        axes: [
          choices('grade', [
            ['Standard', 'ST'],
            ['Fibre reinforced', 'FR', 1.3],
            ['Rapid', 'RA', 1.4],
          ]),
          sizes('weight-kg', [20], { pad: false }),
        ],
      }),
      range('SG-TIL', 'Tile adhesive', 2.6, 'Flexible S1, for walls and for floors that are heated.', {
        text: 'Comb it one way and press across the ribs. Grey under stone turns it grey: take white.',
        picture: 'cement-bag-white',
        facts: { standard: 'EN 12004 C2TE S1' },
        axes: [
          colours([
            ['Grey', 'GR', '#8d9294'],
            ['White', 'WH', '#f2f2ef', undefined, 1.1],
          ]),
          choices('grade', [
            ['Standard set', 'ST'],
            ['Rapid set', 'RA', 1.15],
          ]),
          sizes('weight-kg', [20], { pad: false }),
        ],
      }),
      range('SG-GRT', 'Tile grout', 1.9, 'Fine grout that resists mould, for joints of 1 to 15 mm.', {
        text: 'Wash off after twenty minutes with a sponge that is nearly dry.',
        picture: 'cement-bag-white',
        facts: { standard: 'EN 13888' },
        axes: [
          colours([
            ['White', 'WH', '#f2f2ef'],
            ['Silver grey', 'SG', '#b9bcbb'],
            ['Charcoal', 'CH', '#45484a'],
            ['Jasmine', 'JA', '#e6dcc0'],
          ]),
          sizes('weight-kg', [2.5, 5], { price: 0.8, pad: false }),
        ],
      }),
    ],
  }),
  family('SG-SND', 'Sand and aggregate', 'cement', 'cement-bag-grey', 'bag', {
    blurb: 'Washed and graded, in bags or by the bulk bag.',
    text: 'Sharp for screeds and concrete, soft for mortar. Bulk bags come off the lorry by crane at the kerb.',
    axes: [
      choices('use', [
        ['Sharp sand', 'SH'],
        ['Building sand', 'BS'],
        ['20 mm gravel', 'G20', 1.1],
        ['Ballast', 'BA', 1.05],
        ['MOT type 1', 'M1', 0.95],
      ]),
      sizes('weight-kg', [25, 850], { price: 0.83, pad: false }),
    ],
    each: [2.4, 25000],
    tiers: byBag,
    leadDays: 1,
  }),
  family('SG-PLB', 'Plasterboard', 'plaster', 'sheet-white', 'sheet', {
    blurb: 'Flat boards with clean edges, by the sheet.',
    text: 'Tapered edges for jointing, square for skimming. Stand them on edge and carry them on edge.',
    facts: { standard: 'EN 520' },
    axes: [
      choices('grade', [
        ['Standard', 'ST'],
        ['Moisture', 'MR', 1.5],
        ['Fire', 'FR', 1.35],
        ['Acoustic', 'AC', 1.6],
      ]),
      sizes('thickness', [9.5, 12.5, 15], { price: 0.5 }),
      choices('sheet-size', [
        ['1800 × 900 mm', '63', 0.6],
        ['2400 × 1200 mm', '84'],
      ]),
    ],
    each: [7.9, 19000],
    tiers: byBag,
    goesWith: ['SG-PLS'],
    leadDays: 1,
  }),
  family('SG-PLS', 'Plaster', 'plaster', 'cement-bag-white', 'bag', {
    blurb: 'Backing and finish plasters fresh from the kiln.',
    text: 'Mix what you can spread in half an hour. Clean water and a clean bucket matter more than the trowel.',
    axes: [
      choices('use', [
        ['Multi-finish', 'MF'],
        ['Board finish', 'BF'],
        ['Bonding coat', 'BC', 1.1],
        ['Hardwall', 'HW', 1.15],
        ['One coat', 'OC', 1.25],
      ]),
      sizes('weight-kg', [5, 25], { price: 0.55, pad: false }),
    ],
    each: [5.2, 5000],
    tiers: byBag,
    ranges: [
      range('SG-BEA', 'Plaster bead', 1, 'Galvanised edge for corners and stops.', {
        text: 'Bed it in dabs, check it with a level, and skim to the nose.',
        picture: 'plaster-bead-zinc',
        drawing: 'batten',
        each: [1.65, 280],
        facts: { material: 'Galvanised steel' },
        axes: [
          choices('pattern', [
            ['Angle bead', 'A'],
            ['Thin coat bead', 'T'],
            ['Stop bead, 13 mm', 'S', 1.1],
            ['Movement bead', 'M', 3.2],
          ]),
          sizes('length', [2400, 3000], { price: 0.9 }),
        ],
        sells: { by: 5 },
      }),
    ],
  }),
];
