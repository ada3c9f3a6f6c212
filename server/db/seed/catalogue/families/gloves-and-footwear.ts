import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const handSizes = choices('size', [
  ['7 (S)', '07'],
  ['8 (M)', '08'],
  ['9 (L)', '09'],
  ['10 (XL)', '10'],
  ['11 (XXL)', '11'],
]);

const feet = sizes('shoe-size', [5, 6, 7, 8, 9, 10, 11, 12, 13], { price: 0, pad: false });

const byThePair = [
  [10, 0.93],
  [60, 0.84],
  [120, 0.76],
] as const;

const pair = { code: 'pair', label: 'Pair' };

/** Both colours of boots, with pictures of the family's shape. */
const bootColours = (shape: 'safety-boot' | 'trainer' | 'rigger-boot' | 'wellington') =>
  colours([
    ['Black', 'BK', '#1d1f20', `${shape}-black`],
    ['Tan', 'TN', '#a5732f', `${shape}-tan`],
  ]);

export const gloveAndFootwearFamilies: readonly Family[] = [
  family('GW-GPU', 'PU palm glove, cut level A', 'gloves', 'glove-grey', 'glove', {
    blurb: 'Thin seamless glove with a polyurethane palm for dry work that needs feeling in the fingers.',
    text: 'A 13 gauge polyester liner breathes across the back, and the coated palm grips cartons, conduit and small parts.\nNot for oil or standing water: the coating lets both through.',
    facts: { material: 'Polyester', finish: 'PU palm', mesh: 'A', standard: 'EN 388' },
    axes: [
      handSizes,
      colours([
        ['Grey', 'GR', '#8a8f92', 'glove-grey'],
        ['Black', 'BK', '#1d1f20', 'glove-black'],
      ]),
    ],
    each: [0.92, 45],
    tiers: byThePair,
    unit: pair,
    goesWith: ['GW-HHV', 'GW-EYE'],
    ranges: [
      range('GW-GNF', 'Foam nitrile palm glove', 1.55, 'Breathable nitrile foam grips oily parts and stays supple.', {
        picture: 'glove-black',
        facts: { finish: 'Foam nitrile palm' },
      }),
      range('GW-GCD', 'Cut glove, level D', 4.4, 'Steel-free cut yarn for sheet metal, glass and ducting.', {
        picture: 'glove-grey',
        facts: { material: 'HPPE and glass', mesh: 'D' },
      }),
      range('GW-GCF', 'Cut glove, level F', 8.1, 'The highest cut level that still lets one pick up a washer.', {
        picture: 'glove-orange',
        facts: { material: 'HPPE, steel and glass', mesh: 'F' },
        badge: 'New',
      }),
      range('FL-GLX', 'Latex grip glove', 1.2, 'Crinkled latex palm for wet blocks, slabs and scaffold.', {
        picture: 'glove-orange',
        facts: { material: 'Cotton and polyester', finish: 'Latex palm' },
      }),
      range('GW-GTH', 'Thermal winter glove', 3.2, 'Brushed lining and a palm that grips at ten below.', {
        picture: 'glove-orange',
        facts: { material: 'Acrylic', finish: 'Latex palm', temperature: 50 },
      }),
    ],
  }),
  family('GW-GRG', 'Rigger glove, grain leather', 'gloves', 'glove-orange', 'glove', {
    blurb: 'Cowhide palm and cotton back for rough timber, block and rope.',
    text: 'The palm is one piece with a reinforced thumb seam, which is where riggers wear out first.',
    facts: { material: 'Cowhide', standard: 'EN 388' },
    axes: [handSizes],
    each: [3.1, 180],
    tiers: byThePair,
    unit: pair,
  }),
  family('GW-GDN', 'Disposable nitrile glove', 'gloves', 'glove-box-blue', 'glove', {
    blurb: 'Powder-free gloves for paint, resin, oil and cleaning.',
    text: 'Textured at the fingertips. Stronger than latex against solvents, and free of its allergens.',
    facts: { material: 'Nitrile', standard: 'EN 374' },
    axes: [
      handSizes,
      packs([100, 1000]),
      colours([
        ['Blue', 'BL', '#2b62a8'],
        ['Black', 'BK', '#1d1f20', 'glove-box-black'],
      ]),
    ],
    each: [6.8, 500],
    goesWith: ['GW-MSK'],
  }),
  family('GW-BTC', 'Safety boot S3, chukka', 'footwear', 'safety-boot-black', 'boot', {
    blurb: 'Water-resistant leather boot with a steel toecap and a midsole that stops nails.',
    text: 'Padded collar, reflective tab and a dual-density sole that keeps its grip on wet slab.\nLeather gives with wear: choose the size that is comfortable across the knuckles on the first day.',
    facts: { material: 'Leather', protection: 'S3', standard: 'EN ISO 20345', approval: 'SRC' },
    axes: [feet, bootColours('safety-boot')],
    each: [34, 1400],
    tiers: [
      [5, 0.95],
      [20, 0.9],
    ],
    unit: pair,
    goesWith: ['GW-GPU'],
    ranges: [
      range(
        'GW-BTD',
        'Safety boot S7, composite',
        1.75,
        'No metal anywhere: a light composite cap, a textile midsole and a waterproof lining.',
        {
          picture: 'safety-boot-tan',
          facts: { protection: 'S7', material: 'Nubuck' },
          badge: 'New',
        },
      ),
      range(
        'GW-TRN',
        'Safety trainer S1P',
        0.92,
        'Looks like a trainer, with a toecap and a midsole that stops nails.',
        {
          picture: 'trainer-black',
          facts: { protection: 'S1P', material: 'Textile' },
          axes: [feet, bootColours('trainer')],
        },
      ),
      range('GW-RIG', 'Rigger boot S3, fur lined', 1.35, 'Pulled on in a second and warm on a February slab.', {
        picture: 'rigger-boot-tan',
        facts: { protection: 'S3' },
        axes: [feet, bootColours('rigger-boot')],
      }),
      range('FL-WEL', 'Safety wellington S5', 0.62, 'Toecap and midsole in a boot that can be hosed clean.', {
        text: 'A size that leaves room for a thick sock is the right one. Hose the mud off before it dries.',
        picture: 'wellington-black',
        facts: { protection: 'S5', material: 'PVC', standard: 'EN ISO 20345', approval: 'SRC' },
        axes: [feet, bootColours('wellington')],
      }),
    ],
  }),
];
