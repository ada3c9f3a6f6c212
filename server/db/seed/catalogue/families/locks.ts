import { choices, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const metals = choices('finish', [
  ['Polished brass', 'PB', 1, 1, 'mortice-lock-brass'],
  ['Satin stainless', 'SS', 1.15, 1, 'mortice-lock-stainless'],
  ['Matt black', 'BK', 1.1, 1, 'mortice-lock-black'],
]);

const doors = [
  [10, 0.94],
  [30, 0.87],
  [100, 0.8],
] as const;

export const lockFamilies: readonly Family[] = [
  family('CL-MSD', 'Mortice sashlock', 'locks', 'mortice-lock-brass', 'box', {
    blurb: 'Lever lock with a latch for timber doors that need a key and a handle.',
    text: 'The case is 64 or 76 mm deep: measure the stile before you order. Five levers to the British Standard are what most insurers ask for on a final exit.',
    facts: { standard: 'BS 3621', material: 'Steel' },
    axes: [
      sizes('depth', [64, 76], { price: 0.3 }),
      sizes('levers', [3, 5], { price: 1.1, pad: false }),
      metals,
      choices('keyed', [
        ['To differ', 'KD'],
        ['Alike', 'KA', 1.12],
      ]),
    ],
    each: [12.8, 720],
    tiers: doors,
    addOns: ['keying', 'spare-keys'],
    goesWith: ['CL-LVR'],
    ranges: [
      range('CL-MDL', 'Mortice deadlock', 0.9, 'Key alone, no latch: the second lock on a front door.'),
      range('FL-MSL', 'Bathroom mortice lock', 0.55, 'Turn and release for bathroom doors.', {
        text: 'Takes a 5 mm turn; the latch side matches the passage doors.',
        facts: { material: 'Steel' },
        axes: [sizes('depth', [64, 76], { price: 0.3 }), metals],
        addOns: [],
      }),
    ],
  }),
  family('CL-EUR', 'Euro cylinder', 'locks', 'euro-cylinder-brass', 'box', {
    blurb: 'Anti-snap cylinder with a sacrificial front and hardened pins.',
    text: 'Measure from the fixing screw to each end of the cylinder. It should stand out by no more than three millimetres.',
    facts: { standard: 'BS EN 1303', security: '3 star' },
    axes: [
      choices('size', [
        ['35/35 mm', '3535'],
        ['35/45 mm', '3545', 1.04],
        ['40/40 mm', '4040', 1.04],
        ['40/50 mm', '4050', 1.08],
        ['45/55 mm', '4555', 1.1],
      ]),
      choices('pattern', [
        ['Key both sides', 'DD'],
        ['Key and thumbturn', 'KT', 1.2],
      ]),
      choices('finish', [
        ['Nickel', 'NI'],
        ['Brass', 'BR'],
      ]),
    ],
    each: [17.5, 210],
    tiers: doors,
    addOns: ['keying', 'spare-keys'],
  }),
  family('CL-PAD', 'Padlock, laminated', 'padlocks', 'padlock-black', 'box', {
    blurb: 'Riveted steel body with a hardened shackle.',
    text: 'The short shackle is the safer one. Oil the cylinder, not the shackle, once a year.',
    facts: { material: 'Laminated steel' },
    axes: [
      sizes('width', [30, 40, 50, 65], { price: 1.2 }),
      choices('keyed', [
        ['To differ', 'KD'],
        ['Alike', 'KA', 1.12],
      ]),
    ],
    each: [5.4, 160],
    tiers: doors,
    addOns: ['keying', 'spare-keys', 'engraving'],
    ranges: [
      range('CL-PBR', 'Padlock, solid brass', 1.5, 'Does not rust, for gates and boats.', {
        picture: 'padlock-brass',
        facts: { material: 'Brass' },
      }),
      range('CL-PCM', 'Combination padlock', 1, 'Four digits, changed with a pin.', {
        text: 'Set the code with the shackle open, and write it somewhere other than on the gate.',
        each: [7.4, 180],
        facts: { material: 'Zinc alloy', keyed: 'Code' },
        axes: [
          sizes('width', [40, 50], { price: 0.9 }),
          choices('pattern', [
            ['Indoor', 'I'],
            ['Weatherproof', 'W', 1.5],
          ]),
        ],
        addOns: ['engraving'],
      }),
      range('CL-PDX', 'Closed shackle padlock', 4.1, 'Leaves a bolt cropper nowhere to bite.', {
        facts: { security: 'CEN 4' },
      }),
    ],
  }),
];
