import { choices, colours, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const csa = (list: readonly number[]) => sizes('csa', list, { price: 0.95, pad: false });

const drums = sizes('run', [25, 50, 100], { price: 0.93 });

const byDrum = [
  [5, 0.95],
  [10, 0.91],
  [25, 0.86],
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
        text: 'Brown, black and grey: sleeve the last two when they are live.',
        facts: { cores: '3 + earth', voltage: 300, standard: 'BS 6004', material: 'Copper', colour: 'Grey' },
        axes: [csa([1, 1.5]), drums],
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
      sizes('run', [50, 100], { price: 0.93 }),
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
      range('VT-RBR', 'Rubber flex H07RN-F', 1, 'For site leads, pumps and anything that lies in the wet.', {
        picture: 'cable-reel-orange',
        each: [27, 3100],
        text: 'Stays soft to minus 25. Use it wherever a PVC flex would be driven over.',
        facts: { standard: 'EN 50525-2-21', material: 'Copper', colour: 'Black', voltage: 750 },
        axes: [
          csa([1, 1.5, 2.5]),
          choices('cores', [
            ['3 core', '3C'],
            ['4 core', '4C', 1.3],
            ['5 core', '5C', 1.6],
          ]),
          sizes('run', [25, 50, 100], { price: 0.93 }),
        ],
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
      sizes('run', [25, 50], { price: 0.93 }),
    ],
    fits: ({ csa: area = 0, run = 0 }) => area < 16 || run < 50,
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
    ranges: [
      range('VT-CX', 'Coaxial cable', 1, 'Foam-filled, double screened, for aerials and dishes.', {
        text: 'Copper braid and foil; compression plugs, not twist-on.',
        each: [19, 3600],
        facts: { material: 'Copper', standard: 'EN 50117', diameter: 7 },
        axes: [
          sizes('run', [50, 100, 250], { price: 0.92 }),
          colours([
            ['White', 'WH', '#f2f2ef', 'cable-reel-grey'],
            ['Black', 'BK', '#1c1d1e', 'cable-reel-black'],
            ['Brown', 'BR', '#5b3a22', 'cable-reel-black'],
          ]),
        ],
      }),
    ],
  }),
];
