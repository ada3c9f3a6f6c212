import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const metalTrunk = colours([
  ['White', 'WH', '#f2f2ef', 'trunking-white'],
  ['Black', 'BK', '#1c1d1e', 'trunking-black'],
]);

const byBox = [
  [10, 0.94],
  [50, 0.87],
  [100, 0.8],
] as const;

export const containmentFamilies: readonly Family[] = [
  family('VT-CDT', 'Conduit', 'containment', 'conduit-white', 'pipe', {
    blurb: 'Heavy gauge conduit in three-metre lengths.',
    text: 'Bend cold with the right spring, a little past the angle and back. Leave a gap for expansion on long sunny walls.',
    facts: { length: 3000, standard: 'BS EN 61386' },
    axes: [
      sizes('diameter', [20, 25, 32], { price: 1.1 }),
      choices('material', [
        ['PVC, white', 'PW'],
        ['PVC, black', 'PB', 1, 1, 'conduit-black'],
        ['Galvanised steel', 'G', 3.1, 4, 'conduit-zinc'],
      ]),
    ],
    each: [2.15, 520],
    tiers: byBox,
    addOns: ['cut-to-length'],
    goesWith: ['VT-CLP'],
    ranges: [
      range('VT-FLX', 'Flexible conduit, 10 m coil', 1, 'Spiral-wound for machines and the last half metre.', {
        text: 'Glands are sized by the conduit. Steel core where it may be trodden on.',
        picture: 'flexible-conduit-black',
        each: [13.5, 1900],
        drawing: 'cable',
        facts: { run: 10, standard: 'EN 61386' },
        axes: [
          sizes('diameter', [20, 25, 32], { price: 1 }),
          choices('material', [
            ['PVC', 'P'],
            ['Steel, PVC coated', 'S', 2.6, 2.4, 'flexible-conduit-zinc'],
          ]),
        ],
      }),
    ],
  }),
  family('VT-TRK', 'Mini trunking', 'containment', 'trunking-white', 'batten', {
    blurb: 'Self-adhesive trunking with a lid that clicks.',
    text: 'Wipe the wall with spirit first and press each length for ten seconds. Screw it as well on painted plaster.',
    facts: { length: 2000, material: 'PVC' },
    axes: [
      choices('size', [
        ['16 × 16 mm', '1616', 0.8],
        ['25 × 16 mm', '2516'],
        ['38 × 25 mm', '3825', 1.7],
        ['50 × 25 mm', '5025', 2.1],
        ['100 × 50 mm', '10050', 5],
      ]),
      metalTrunk,
    ],
    each: [2.2, 300],
    tiers: byBox,
    addOns: ['cut-to-length'],
  }),
  family('VT-CLP', 'Cable clip', 'containment', 'cable-clip-white', 'box', {
    blurb: 'Hardened nail in a clip that grips without crushing.',
    text: 'Sized by the cable they hold. One every 250 mm along a wall, 400 mm down it.',
    axes: [
      sizes('csa', [1, 1.5, 2.5, 4, 6, 10], { price: 0.3, pad: false }),
      colours([
        ['White', 'WH', '#f2f2ef', 'cable-clip-white'],
        ['Grey', 'GR', '#8d9294', 'cable-clip-grey'],
      ]),
      packs([100, 500]),
    ],
    each: [1.9, 180],
  }),
  family('VT-TIE', 'Cable tie', 'containment', 'cable-tie-white', 'box', {
    blurb: 'Nylon ties with a steel-smooth edge.',
    text: 'Black is stabilised against the sun; white is for indoors.',
    facts: { material: 'Nylon 66' },
    axes: [
      sizes('length', [100, 150, 200, 300, 370, 450], { price: 0.9 }),
      colours([
        ['White', 'WH', '#f2f2ef', 'cable-tie-white'],
        ['Black', 'BK', '#1c1d1e', 'cable-tie-black'],
      ]),
      packs([100, 1000]),
    ],
    each: [1.1, 90],
    ranges: [
      range('VT-TIS', 'Stainless cable tie', 1, 'For heat, salt and anything the sun reaches.', {
        text: 'Ball lock: pull, cut, done. Coated ones are kinder to cable.',
        picture: 'cable-tie-black',
        each: [14.5, 400],
        facts: { material: '316 stainless steel' },
        axes: [
          sizes('length', [200, 300, 360, 520], { price: 0.8 }),
          choices('finish', [
            ['Plain', 'P'],
            ['Coated black', 'C', 1.2],
          ]),
          packs([100], 'bag'),
        ],
      }),
    ],
  }),
];
