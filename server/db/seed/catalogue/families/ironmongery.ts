import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

/** The metals of door furniture, with pictures of the family's shape. */
const metalsOf = (shape: 'hinge' | 'letter-plate' | 'lever-handle' | 'pull-handle' | 'knob') =>
  choices('finish', [
    ['Polished brass', 'PB', 1, 1, `${shape}-brass`],
    ['Satin stainless', 'SS', 1.15, 1, `${shape}-stainless`],
    ['Matt black', 'BK', 1.1, 1, `${shape}-black`],
  ]);

const doors = [
  [10, 0.94],
  [30, 0.87],
  [100, 0.8],
] as const;

export const ironmongeryFamilies: readonly Family[] = [
  family('CL-BTH', 'Ball bearing hinge', 'hinges', 'hinge-stainless', 'box', {
    blurb: 'Two bearings carry a fire door for twenty years without a drop of oil.',
    text: 'Three to a door. Grade 13 carries 120 kg; keep screws at the full length supplied.',
    facts: { standard: 'EN 1935', fire: '60 minutes' },
    axes: [sizes('height', [76, 102, 127], { price: 0.9 }), metalsOf('hinge'), packs([2, 3, 24], 'pack')],
    each: [4.6, 350],
    tiers: doors,
    goesWith: ['CL-LVR'],
    ranges: [
      range('CL-BUT', 'Butt hinge, steel', 0.32, 'Loose or fixed pin, for light doors and lids.', {
        text: 'Recess both leaves until they close flush with 3 mm between.',
        facts: { material: 'Steel', standard: 'BS 7352' },
        axes: [
          sizes('height', [50, 63, 75, 100], { price: 0.9 }),
          choices('finish', [
            ['Self-colour', 'SC'],
            ['Zinc plated', 'ZP', 1.1],
            ['Electro brass', 'EB', 1.2, 1, 'hinge-brass'],
          ]),
          packs([2, 24], 'pack'),
        ],
      }),
      range('CL-TEE', 'Tee hinge', 1, 'For gates and sheds, black to hide the weather.', {
        text: 'The long leaf goes on the ledge. Coach bolt the first hole, screw the rest.',
        picture: 'hinge-black',
        each: [4.1, 300],
        facts: { material: 'Steel' },
        unit: { code: 'pair', label: 'Pair' },
        axes: [
          sizes('length', [150, 225, 300, 375, 450, 600], { price: 1 }),
          choices('finish', [
            ['Black', 'BK'],
            ['Galvanised', 'GV', 1.15, 1, 'hinge-stainless'],
          ]),
        ],
      }),
      range('CL-CCL', 'Concealed cabinet hinge', 1, 'Clip-on, soft closing, adjusts three ways.', {
        text: 'Bore 35 mm at 22.5 mm from the edge. Full overlay for end doors, half for a shared side.',
        each: [2.6, 110],
        facts: { material: 'Steel', finish: 'Nickel', hole: 35 },
        axes: [
          choices('pattern', [
            ['Full overlay', 'F'],
            ['Half overlay', 'H'],
            ['Inset', 'I'],
          ]),
          choices('size', [
            ['95°', '95'],
            ['110°', '110', 1.1],
            ['170°', '170', 3],
          ]),
          packs([2, 20], 'pack'),
        ],
      }),
    ],
  }),
  family('CL-LVR', 'Lever handle on rose', 'door-furniture', 'lever-handle-brass', 'box', {
    blurb: 'Sprung levers bolted through the door, so that they stay level.',
    text: 'Supplied as a pair with an 8 mm spindle for doors of 35 to 54 mm.',
    facts: { door: '35 to 54 mm', standard: 'EN 1906', guarantee: '10 years' },
    axes: [
      choices('pattern', [
        ['Straight, mitred', 'MT'],
        ['Return to door', 'RT', 1.06],
        ['Scroll', 'SC', 1.15],
      ]),
      metalsOf('lever-handle'),
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
      range('CL-PUL', 'Pull handle', 1, 'Bolt-through bar for entrance doors.', {
        picture: 'pull-handle-brass',
        text: 'Bolt-through from one side, back to back in pairs.',
        each: [15.5, 420],
        facts: { diameter: 19, standard: 'EN 1906' },
        axes: [sizes('centres', [150, 225, 300, 425], { price: 0.6 }), metalsOf('pull-handle')],
      }),
      range('CL-KNB', 'Mortice knob', 1.1, 'Solid knobs on covered roses.', {
        picture: 'knob-brass',
        text: 'Sixty millimetre backset at least, or knuckles meet the frame.',
        facts: { door: '35 to 54 mm' },
        axes: [
          choices('pattern', [
            ['Mushroom', 'M'],
            ['Beehive', 'B', 1.2],
            ['Bun', 'U'],
          ]),
          metalsOf('knob'),
        ],
      }),
      range('CL-LTR', 'Letter plate', 1, 'Sprung flap with a brush, to the size of real post.', {
        picture: 'letter-plate-brass',
        text: 'Cut the slot 10 mm smaller than the plate all round, and not below 700 mm from the step.',
        each: [16.5, 540],
        facts: { standard: 'EN 13724', centres: 253 },
        unit: { code: 'each', label: 'Each' },
        axes: [
          metalsOf('letter-plate'),
          choices('pattern', [
            ['Outside plate', 'O'],
            ['With inside flap and brush', 'S', 1.6, 1.4],
          ]),
        ],
      }),
    ],
  }),
  family('CL-CLS', 'Overhead door closer', 'door-closers', 'door-closer-grey', 'box', {
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
    ranges: [
      range('CL-FSP', 'Floor spring', 1, 'Set into the floor for doors that swing both ways.', {
        text: 'Comes with box, strap and top centre. Hold-open is not for fire doors.',
        picture: 'floor-spring-grey',
        each: [128, 7200],
        facts: { standard: 'EN 1154' },
        axes: [
          choices('grade', [
            ['Power 3', '3'],
            ['Power 4', '4', 1.1],
          ]),
          choices('pattern', [
            ['Non hold-open', 'N'],
            ['Hold-open at 90°', 'H', 1.05],
          ]),
        ],
      }),
    ],
  }),
  family('CL-CBH', 'Cabinet handle', 'cabinet-hardware', 'pull-handle-black', 'box', {
    blurb: 'Bar and bow handles with M4 screws in two lengths.',
    text: 'Fixing centres are the distance between the screws, not the length of the bar.',
    axes: [
      sizes('centres', [96, 128, 160, 192, 320], { price: 0.6 }),
      metalsOf('pull-handle'),
      choices('pattern', [
        ['Bar', 'BR'],
        ['Bow', 'BW', 0.9],
      ]),
    ],
    each: [1.9, 80],
    tiers: doors,
    ranges: [
      range('CL-CKN', 'Cabinet knob', 0.7, 'Turned knob on a base.', {
        picture: 'knob-black',
        text: 'M4 screws in two lengths are in the bag.',
        axes: [sizes('diameter', [25, 32, 38], { price: 0.6 }), metalsOf('knob')],
      }),
      range('CL-RUN', 'Drawer runner, soft close', 1, 'Full extension, 35 kg, sold as a pair.', {
        text: 'Allow 12.7 mm on each side of the drawer. Levers lift it out.',
        drawing: 'batten',
        picture: 'drawer-runner-zinc',
        each: [7.9, 700],
        facts: { load: 35, material: 'Steel', finish: 'Zinc plated' },
        unit: { code: 'pair', label: 'Pair' },
        axes: [sizes('length', [300, 350, 400, 450, 500, 550], { price: 0.6 })],
      }),
    ],
  }),
];
