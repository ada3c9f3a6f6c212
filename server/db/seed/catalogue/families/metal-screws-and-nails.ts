import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const boxTiers = [
  [5, 0.93],
  [20, 0.86],
] as const;

export const metalScrewAndNailFamilies: readonly Family[] = [
  family('FX-TEK', 'Self-drilling screw, hexagon washer head', 'metal-screws', 'self-drilling-screw-zinc', 'screw', {
    blurb: 'Drills, taps and fixes in one pass through up to 5 mm of steel.',
    text: 'Use a 8 mm magnetic socket at about 1,800 rpm and stop as the washer seats. For heavy section take a number five point.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', head: 'Hexagon washer', standard: 'ISO 15480' },
    axes: [
      sizes('diameter', [4.8, 5.5, 6.3], { price: 1.2, pad: false }),
      sizes('length', [19, 25, 38, 50, 75, 100], { price: 0.7 }),
      packs([100]),
    ],
    fits: ({ diameter = 0, length = 0 }) => length <= diameter * 16 && length >= diameter * 4,
    each: [3.1, 420],
    tiers: boxTiers,
    goesWith: ['SD-BTH'],
    ranges: [
      range(
        'IM-TEK',
        'Self-drilling screw, bi-metal stainless',
        3.6,
        'Stainless body with a hardened point, for coastal roofs.',
        { picture: 'self-drilling-screw-stainless', facts: { material: 'A2 stainless steel', finish: 'Plain' } },
      ),
    ],
  }),
  family('FX-RF', 'Roofing screw with bonded washer', 'metal-screws', 'roofing-screw-zinc', 'screw', {
    blurb: 'Seals as it fixes: EPDM washer under a 16 mm steel cap.',
    text: 'Fix in the crown for timber, in the valley for steel. The washer should bulge a millimetre, no more.',
    facts: { material: 'Carbon steel', head: 'Hexagon washer', diameter: 6.3, place: 'Outdoors' },
    axes: [
      sizes('length', [25, 32, 45, 60, 80, 100], { price: 0.7 }),
      choices('base', [
        ['Timber', 'T'],
        ['Steel to 4 mm', 'S'],
        ['Steel to 12 mm', 'H', 1.3],
      ]),
      packs([100]),
    ],
    each: [8.2, 900],
    tiers: boxTiers,
    goesWith: ['SD-BTH', 'BW-SIL'],
  }),
  family('FX-ST', 'Self-tapping screw, pan head', 'metal-screws', 'self-tapping-screw-zinc', 'screw', {
    blurb: 'For thin sheet, plastics and appliance panels; cuts its thread in a drilled hole.',
    text: 'Drill to the root of the thread, which is about three quarters of the size.',
    facts: { finish: 'Zinc plated', head: 'Pan', drive: 'Pozi', standard: 'ISO 7049', material: 'Carbon steel' },
    axes: [
      choices('gauge', [
        ['No. 6', '06'],
        ['No. 8', '08', 1.25, 1.4],
        ['No. 10', '10', 1.6, 1.9],
      ]),
      sizes('length', [10, 13, 19, 25, 38], { price: 0.5 }),
      packs([200]),
    ],
    derive: ({ gauge = 0 }) => ({ diameter: [3.5, 4.2, 4.8][gauge] ?? 3.5 }),
    each: [2.2, 240],
    tiers: boxTiers,
    goesWith: ['SD-BTP'],
  }),
  family('FX-NR', 'Round wire nail', 'nails', 'nail-zinc', 'screw', {
    blurb: 'First fix nail with a broad head, sold by weight.',
    text: 'Blunt the point with a tap and it splits less: it crushes its way instead of wedging.',
    facts: { material: 'Carbon steel', standard: 'EN 10230-1', head: 'Flat' },
    axes: [
      sizes('length', [40, 50, 65, 75, 100, 125, 150], { price: 0.05, weight: 0 }),
      choices('finish', [
        ['Bright', 'B'],
        ['Galvanised', 'G', 1.35],
      ]),
      sizes('weight-kg', [1, 5], { price: 0.9, weight: 1, pad: false, prefix: 'K' }),
    ],
    derive: ({ length = 0 }) => ({ diameter: Math.round((1.6 + length / 32) * 10) / 10 }),
    each: [3.4, 1000],
    tiers: boxTiers,
    goesWith: ['HP-HC'],
    ranges: [
      range(
        'FX-NO',
        'Oval wire nail',
        1.15,
        'Punches below the surface and splits along the grain least; for second fix.',
        { facts: { head: 'Oval' } },
      ),
    ],
  }),
  family('FX-NC', 'Clout nail', 'nails', 'nail-zinc', 'screw', {
    blurb: 'Large flat head for felt, slate and plasterboard.',
    text: 'Galvanised for felt, copper for slate and lead: copper outlasts the slate.',
    facts: { head: 'Large flat', standard: 'EN 10230-1' },
    axes: [
      sizes('length', [20, 30, 40, 50], { price: 0.1, weight: 0 }),
      choices('finish', [
        ['Galvanised', 'G'],
        ['Copper', 'CU', 5.2, 1, 'nail-copper'],
      ]),
      sizes('weight-kg', [1], { pad: false, prefix: 'K' }),
    ],
    derive: () => ({ diameter: 3 }),
    each: [4.6, 1000],
    goesWith: ['HP-HC', 'OH-RFB'],
  }),
  family('FX-NP', 'Panel pin and lost head nail', 'nails', 'nail-black', 'screw', {
    blurb: 'Fine pins for beading, board and mouldings.',
    text: 'Set two millimetres under and fill. Drill a hair’s breadth under size in hardwood.',
    facts: { material: 'Carbon steel', finish: 'Bright' },
    axes: [
      sizes('length', [15, 20, 25, 30, 40, 50], { price: 0.2 }),
      choices('pattern', [
        ['Panel pin', 'P'],
        ['Lost head', 'L'],
      ]),
    ],
    each: [2.9, 500],
    goesWith: ['HP-HP'],
  }),
  family('FX-NG', 'Collated framing nails with gas', 'nails', 'nail-zinc', 'screw', {
    blurb: 'Paper-taped strips at 34 degrees for gas and cordless framing nailers.',
    text: 'Each box has its fuel cells. Ring shank holds best; galv-plus is for outdoors.',
    facts: { standard: 'EN 14592', diameter: 3.1 },
    axes: [
      sizes('length', [51, 63, 75, 90], { price: 0.3 }),
      choices('finish', [
        ['Bright, ring shank', 'BR'],
        ['Galv-plus, ring shank', 'GP', 1.2],
        ['Stainless, ring shank', 'SS', 3.1],
      ]),
      packs([1100, 2200]),
    ],
    fits: ({ finish = 0, pack = 0 }) => finish < 2 || pack === 1100,
    each: [28.5, 4200],
    tiers: [[4, 0.93]],
    goesWith: ['OH-C24'],
  }),
];
