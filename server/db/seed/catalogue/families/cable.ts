import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const csa = (list: readonly number[]) => sizes('csa', list, { price: 0.95, pad: false });
const drums = sizes('run', [25, 50, 100], { price: 0.93 });
const metalTrunk = colours([
  ['White', 'WH', '#f2f2ef', 'conduit-white'],
  ['Black', 'BK', '#1c1d1e', 'conduit-black'],
]);

const byDrum = [
  [5, 0.95],
  [10, 0.91],
  [25, 0.86],
] as const;

const byBox = [
  [10, 0.94],
  [50, 0.87],
  [100, 0.8],
] as const;

export const cableFamilies: readonly Family[] = [
  family('VT-TE', 'Twin and earth cable 6242Y', 'twin-and-earth', 'cable-reel-grey', 'cable', {
    blurb: 'Flat PVC cable with a bare earth for fixed wiring in dry buildings.',
    text: 'Clip it, bury it in a chase or draw it through trunking. Keep it out of thermal insulation, which can halve what it carries.\nMetre marks run down the sheath, so a part drum can be counted without unrolling it.',
    facts: { voltage: 300, standard: 'BS 6004', material: 'Copper', colour: 'Grey', cores: '2 + earth' },
    axes: [csa([1, 1.5, 2.5, 4, 6, 10, 16]), drums],
    each: [14, 2400],
    tiers: byDrum,
    unit: { code: 'drum', label: 'Drum' },
    addOns: ['cable-drum'],
    goesWith: ['VT-CLP', 'VT-SKT'],
    ranges: [
      range(
        'VT-TEL',
        'Twin and earth, low smoke 6242B',
        1.35,
        'For escape routes and public buildings: little smoke and no halogens.',
        {
          facts: { standard: 'BS 7211', colour: 'White' },
        },
      ),
      range('VT-T3', 'Three core and earth 6243Y', 1.4, 'For two-way switching and fans.', {
        facts: { cores: '3 + earth' },
      }),
    ],
  }),
  family('VT-FX', 'Flexible cable 3183Y', 'flexible-cable', 'cable-reel-black', 'cable', {
    blurb: 'Round PVC flex for appliances, pendants and extension leads.',
    text: 'Supple enough to be wound daily. For outdoor leads take the rubber version, which stays soft in frost.',
    facts: { voltage: 500, standard: 'BS EN 50525', material: 'Copper' },
    axes: [
      csa([0.75, 1, 1.5, 2.5]),
      choices('cores', [
        ['2 core', '2C', 0.8],
        ['3 core', '3C'],
        ['5 core', '5C', 1.7],
      ]),
      drums,
      colours([
        ['White', 'WH', '#f2f2ef', 'cable-reel-grey'],
        ['Black', 'BK', '#1c1d1e', 'cable-reel-black'],
      ]),
    ],
    each: [12.5, 1900],
    tiers: byDrum,
    unit: { code: 'drum', label: 'Drum' },
    goesWith: ['VT-PLG'],
    ranges: [
      range('VT-RBR', 'Rubber flex H07RN-F', 1.9, 'For site leads, pumps and anything that lies in the wet.', {
        picture: 'cable-reel-orange',
        facts: { standard: 'H07RN-F' },
      }),
    ],
  }),
  family('VT-SW', 'Armoured cable', 'armoured-cable', 'cable-reel-black', 'cable', {
    blurb: 'Steel wire armour for runs underground and along fences.',
    text: 'Bury it at 600 mm with tape above. The armour is not always enough as an earth: do the sum before leaving out a core.',
    facts: { voltage: 600, standard: 'BS 5467', material: 'Copper', colour: 'Black' },
    axes: [
      csa([1.5, 2.5, 4, 6, 10, 16, 25]),
      choices('cores', [
        ['2 core', '2C', 0.8],
        ['3 core', '3C'],
        ['4 core', '4C', 1.25],
      ]),
      drums,
    ],
    each: [38, 9000],
    tiers: byDrum,
    unit: { code: 'drum', label: 'Drum' },
    addOns: ['cable-drum'],
    goesWith: ['VT-GLD'],
    leadDays: 2,
  }),
  family('VT-DC', 'Data cable', 'data-cable', 'cable-reel-blue', 'cable', {
    blurb: 'Solid copper pairs, tested to the length on the box.',
    text: 'Pull no harder than 110 newtons and keep bends wider than four diameters. Copper-clad aluminium is cheaper and fails the test.',
    facts: { material: 'Copper', standard: 'EN 50288' },
    axes: [
      choices('grade', [
        ['Cat 5e', '5E'],
        ['Cat 6', '6', 1.4],
        ['Cat 6A', '6A', 2.1],
      ]),
      choices('pattern', [
        ['U/UTP', 'U'],
        ['F/UTP', 'F', 1.25],
      ]),
      sizes('run', [100, 305], { price: 0.9 }),
      colours([
        ['Grey', 'GR', '#8d9294', 'cable-reel-grey'],
        ['Violet', 'VI', '#6b4a8e', 'cable-reel-blue'],
      ]),
    ],
    each: [28, 3800],
    tiers: byDrum,
    unit: { code: 'box', label: 'Box' },
    ranges: [range('VT-CX', 'Coaxial cable', 0.8, 'Foam-filled, double screened, for aerials and dishes.')],
  }),
  family('VT-CDT', 'Conduit', 'containment', 'conduit-white', 'pipe', {
    blurb: 'Heavy gauge conduit in three-metre lengths.',
    text: 'Bend cold with the right spring, a little past the angle and back. Leave a gap for expansion on long sunny walls.',
    facts: { length: 3000, standard: 'BS EN 61386' },
    axes: [
      sizes('diameter', [20, 25, 32], { price: 1.1 }),
      choices('material', [
        ['PVC', 'P'],
        ['Galvanised steel', 'G', 3.1, 4, 'conduit-zinc'],
      ]),
      metalTrunk,
    ],
    each: [2.15, 520],
    tiers: byBox,
    addOns: ['cut-to-length'],
    goesWith: ['VT-CLP'],
    ranges: [range('VT-FLX', 'Flexible conduit', 2.4, 'Spiral-wound for machines and the last half metre.')],
  }),
  family('VT-TRK', 'Mini trunking', 'containment', 'conduit-white', 'batten', {
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
  family('VT-CLP', 'Cable clip', 'containment', 'pipe-clip-white', 'box', {
    blurb: 'Hardened nail in a clip that grips without crushing.',
    text: 'Sized by the cable they hold. One every 250 mm along a wall, 400 mm down it.',
    axes: [
      sizes('csa', [1, 1.5, 2.5, 4, 6, 10], { price: 0.3, pad: false }),
      colours([
        ['White', 'WH', '#f2f2ef', 'pipe-clip-white'],
        ['Grey', 'GR', '#8d9294', 'pipe-clip-grey'],
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
      range('VT-TIS', 'Stainless cable tie', 6.5, 'For heat, salt and anything the sun reaches.', {
        facts: { material: '316 stainless steel' },
      }),
    ],
  }),
];
