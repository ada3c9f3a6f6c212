import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const plates = (whole: string) =>
  choices('finish', [
    ['White moulded', 'WH'],
    ['Polished chrome', 'PC', 3.2],
    ['Matt black', 'MB', 3.4],
    [whole, 'BS', 3],
  ]);
const gangs = (list: readonly number[]) => sizes('gangs', list, { price: 0.6, pad: false });
const byBox = [
  [10, 0.94],
  [50, 0.87],
  [100, 0.8],
] as const;

export const wiringFamilies: readonly Family[] = [
  family('VT-SKT', 'Socket outlet, 13 A', 'wiring-accessories', 'socket-outlet-white', 'socket', {
    blurb: 'Double-pole switched socket with backed-out captive screws.',
    text: 'Terminals take three 2.5 mm² conductors and are marked on the back. Metal plates need an earth tail to the box.',
    facts: { current: 13, voltage: 250, standard: 'BS 1363' },
    axes: [
      gangs([1, 2]),
      plates('Brushed steel'),
      choices('pattern', [
        ['Plain', 'P'],
        ['With USB', 'U', 2.6],
        ['With neon', 'N', 1.3],
      ]),
    ],
    each: [2.4, 120],
    tiers: byBox,
    goesWith: ['VT-BOX', 'VT-TE'],
    ranges: [
      range('VT-SPR', 'Fused spur, 13 A', 1.35, 'Switched spur with a fuse carrier that stays put.', {
        picture: 'fused-spur-white',
        text: 'For anything fixed that draws up to 13 A. Flex outlet at the foot of the plate.',
        facts: { current: 13, voltage: 250, standard: 'BS 1363-4', gangs: 1 },
        axes: [
          plates('Brushed steel'),
          choices('pattern', [
            ['Switched', 'S'],
            ['Switched with neon', 'N', 1.2],
            ['Unswitched', 'U', 0.9],
          ]),
        ],
      }),
      range('VT-CKR', 'Cooker switch, 45 A', 3.4, 'Double-pole with a red rocker.', {
        picture: 'cooker-switch-white',
        text: 'Terminals take 16 mm². Two metres from the cooker at most, and not above it.',
        facts: { current: 45, voltage: 250, standard: 'EN 60669' },
        axes: [gangs([1, 2]), plates('Brushed steel')],
      }),
    ],
  }),
  family('VT-SWT', 'Light switch, 10 AX', 'wiring-accessories', 'light-switch-white', 'socket', {
    blurb: 'Plate switch rated for LED and fluorescent loads without de-rating.',
    text: 'Every gang is two-way, so one part serves the landing as well as the cupboard.',
    facts: { current: 10, voltage: 250, standard: 'BS EN 60669' },
    axes: [
      gangs([1, 2, 3, 4]),
      plates('Brushed steel'),
      choices('pattern', [
        ['Two-way', '2W'],
        ['Intermediate', 'IN', 2],
      ]),
    ],
    each: [1.5, 70],
    tiers: byBox,
    goesWith: ['VT-BOX', 'LW-LED'],
    ranges: [
      range('VT-DIM', 'LED dimmer', 7.5, 'Trailing edge, with a trim for the lowest level that does not flicker.', {
        text: 'Two-way on every gang. Do not exceed the watts for each, and give it a 35 mm box.',
        picture: 'dimmer-white',
        facts: { power: 250, voltage: 230 },
        axes: [gangs([1, 2, 3]), plates('Brushed steel')],
        badge: 'New',
      }),
    ],
  }),
  family('VT-PLG', 'Plug top, 13 A', 'wiring-accessories', 'plug-white', 'box', {
    blurb: 'Resilient plug with a cord grip that takes up to 9 mm.',
    text: 'Fuse by the flex, not by habit: 3 A up to 700 W.',
    facts: { standard: 'BS 1363' },
    axes: [
      sizes('current', [3, 5, 13], { price: 0, pad: false }),
      colours([
        ['White', 'WH', '#f2f2ef', 'plug-white'],
        ['Black', 'BK', '#1c1d1e', 'plug-black'],
      ]),
    ],
    each: [1.2, 55],
    tiers: byBox,
  }),
  family('VT-BOX', 'Back box', 'boxes', 'junction-box-grey', 'box', {
    blurb: 'Pressed steel or moulded boxes with knockouts that knock out.',
    text: 'Take the deeper box wherever the wall allows: thick plates and stiff cable want the room.',
    axes: [
      gangs([1, 2]),
      sizes('depth', [16, 25, 35, 47], { price: 0.5 }),
      choices('material', [
        ['Galvanised steel', 'GS'],
        ['Dry lining, plastic', 'DL', 1.2, 0.4, 'junction-box-white'],
      ]),
    ],
    each: [0.62, 110],
    tiers: byBox,
    sells: { by: 5 },
  }),
  family('VT-ENC', 'Enclosure, weatherproof', 'boxes', 'junction-box-white', 'box', {
    blurb: 'Gasketed box for joints and controls outdoors.',
    text: 'The rating holds only with glands of the same class. Enter from below and leave a drip loop.',
    facts: { material: 'ABS', standard: 'EN 62208' },
    axes: [
      choices('size', [
        ['80 × 80 × 50 mm', '080', 0.7],
        ['100 × 100 × 50 mm', '100'],
        ['150 × 110 × 70 mm', '150', 1.6],
        ['190 × 140 × 70 mm', '190', 2.2],
        ['300 × 220 × 120 mm', '300', 5.2],
      ]),
      choices('ip', [
        ['IP55', '55'],
        ['IP66', '66', 1.3],
        ['IP67', '67', 1.6],
      ]),
      colours([
        ['Grey', 'GR', '#a9adae', 'junction-box-grey'],
        ['Black', 'BK', '#1c1d1e', 'junction-box-black'],
      ]),
    ],
    each: [3.6, 210],
    goesWith: ['VT-GLD'],
  }),
  family('VT-GLD', 'Cable gland', 'boxes', 'cable-gland-chrome', 'nut', {
    blurb: 'Gland with a lock nut and a seal that grips the sheath.',
    text: 'Choose the one whose range has your cable in the middle third.',
    facts: { ip: 'IP68' },
    axes: [
      choices('connection', [
        ['M16', '16', 0.8],
        ['M20', '20'],
        ['M25', '25', 1.4],
        ['M32', '32', 2],
        ['M40', '40', 3.1],
      ]),
      choices('material', [
        ['Nylon', 'N', 1, 1, 'cable-gland-white'],
        ['Nickel-plated brass', 'B', 4.2, 5, 'cable-gland-chrome'],
      ]),
      packs([10, 100]),
    ],
    each: [4.2, 120],
  }),
];
