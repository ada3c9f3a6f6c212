import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const metals = choices('finish', [
  ['Polished brass', 'PB', 1, 1, 'hinge-brass'],
  ['Satin stainless', 'SS', 1.15, 1, 'hinge-stainless'],
  ['Matt black', 'BK', 1.1, 1, 'hinge-black'],
]);

const doors = [
  [10, 0.94],
  [30, 0.87],
  [100, 0.8],
] as const;

export const ironmongeryFamilies: readonly Family[] = [
  family('CL-MSD', 'Mortice sashlock', 'locks', 'padlock-brass', 'box', {
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
      range('FL-MSL', 'Bathroom mortice lock', 0.55, 'Turn and release for bathroom doors.'),
    ],
  }),
  family('CL-EUR', 'Euro cylinder', 'locks', 'padlock-brass', 'box', {
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
      range('CL-PCM', 'Combination padlock', 1.3, 'Four digits, changed with a pin.', { facts: { keyed: 'Code' } }),
      range('CL-PDX', 'Closed shackle padlock', 4.1, 'Leaves a bolt cropper nowhere to bite.', {
        facts: { security: 'CEN 4' },
      }),
    ],
  }),
  family('CL-BTH', 'Ball bearing hinge', 'hinges', 'hinge-stainless', 'box', {
    blurb: 'Two bearings carry a fire door for twenty years without a drop of oil.',
    text: 'Three to a door. Grade 13 carries 120 kg; keep screws at the full length supplied.',
    facts: { standard: 'EN 1935', fire: '60 minutes' },
    axes: [sizes('height', [76, 102, 127], { price: 0.9 }), metals, packs([2, 3, 24], 'pack')],
    each: [4.6, 350],
    tiers: doors,
    goesWith: ['CL-LVR'],
    ranges: [
      range('CL-BUT', 'Butt hinge, steel', 0.32, 'Loose or fixed pin, for light doors and lids.'),
      range('CL-TEE', 'Tee hinge', 0.7, 'For gates and sheds, black to hide the weather.', { picture: 'hinge-black' }),
      range('CL-CCL', 'Concealed cabinet hinge', 0.5, 'Clip-on, soft closing, adjusts three ways.'),
    ],
  }),
  family('CL-LVR', 'Lever handle on rose', 'door-furniture', 'hinge-stainless', 'box', {
    blurb: 'Sprung levers bolted through the door, so that they stay level.',
    text: 'Supplied as a pair with an 8 mm spindle for doors of 35 to 54 mm.',
    facts: { door: '35 to 54 mm', standard: 'EN 1906', guarantee: '10 years' },
    axes: [
      choices('pattern', [
        ['Straight, mitred', 'MT'],
        ['Return to door', 'RT', 1.06],
        ['Scroll', 'SC', 1.15],
      ]),
      metals,
      choices('size', [
        ['Rose only', 'RO'],
        ['With keyhole cover', 'KC', 1.25],
        ['With bathroom turn', 'BT', 1.5],
      ]),
    ],
    each: [14.2, 620],
    tiers: doors,
    unit: { code: 'pair', label: 'Pair' },
    goesWith: ['CL-MSD', 'CL-BTH'],
    ranges: [
      range('CL-PUL', 'Pull handle', 1.2, 'Bolt-through bar for entrance doors.'),
      range('CL-KNB', 'Mortice knob', 1.1, 'Solid knobs on covered roses.'),
      range('CL-LTR', 'Letter plate', 1.3, 'Sprung flap with a brush, to the size of real post.'),
    ],
  }),
  family('CL-CLS', 'Overhead door closer', 'door-closers', 'bracket-black', 'box', {
    blurb: 'Hydraulic closer with valves for speed and latching.',
    text: 'Power 3 closes a 60 kg fire door. In wind, back-check keeps it off the wall.',
    facts: { standard: 'EN 1154', fire: '60 minutes' },
    axes: [
      choices('grade', [
        ['Power 3', '3'],
        ['Power 2 to 4', '24', 1.4],
        ['Power 2 to 6', '26', 2.2],
      ]),
      choices('finish', [
        ['Silver', 'SV'],
        ['Black', 'BK'],
        ['White', 'WH'],
      ]),
    ],
    each: [26, 1900],
    tiers: doors,
    ranges: [range('CL-FSP', 'Floor spring', 4.8, 'Set into the floor for doors that swing both ways.')],
  }),
  family('CL-CBH', 'Cabinet handle', 'cabinet-hardware', 'hinge-black', 'box', {
    blurb: 'Bar and bow handles with M4 screws in two lengths.',
    text: 'Fixing centres are the distance between the screws, not the length of the bar.',
    axes: [
      sizes('centres', [96, 128, 160, 192, 320], { price: 0.6 }),
      metals,
      choices('pattern', [
        ['Bar', 'BR'],
        ['Bow', 'BW', 0.9],
      ]),
    ],
    each: [1.9, 80],
    tiers: doors,
    ranges: [
      range('CL-CKN', 'Cabinet knob', 0.7, 'Turned knob on a base.'),
      range('CL-RUN', 'Drawer runner, soft close', 4.2, 'Full extension, 35 kg, sold as a pair.'),
    ],
  }),
];
