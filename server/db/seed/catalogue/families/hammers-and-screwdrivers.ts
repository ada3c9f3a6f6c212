import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const life = { guarantee: 'Lifetime' };

export const hammerAndScrewdriverFamilies: readonly Family[] = [
  family('HP-HC', 'Claw hammer', 'hammers', 'hammer-pine', 'hammer', {
    blurb: 'Forged head, ground face, claw that takes hold of a pin.',
    text: 'Hickory soaks up shock best; fibreglass shrugs off a missed blow; steel never comes loose.',
    facts: { ...life, material: 'Forged steel' },
    axes: [
      choices('size', [
        ['16 oz', '16'],
        ['20 oz', '20', 1.12, 1.25],
      ]),
      choices('shank', [
        ['Hickory', 'H'],
        ['Fibreglass', 'F', 1.1, 1, 'hammer-yellow'],
        ['Steel', 'S', 1.35, 1.1, 'hammer-red'],
      ]),
    ],
    each: [19.5, 780],
    addOns: ['engraving'],
    goesWith: ['FX-NR'],
    ranges: [
      range('KS-HC', 'Claw hammer, value', 0.5, 'Drop forged head on a fibreglass shaft.', {
        picture: 'hammer-red',
        facts: { guarantee: '5 years' },
      }),
    ],
  }),
  family('HP-HL', 'Club hammer', 'hammers', 'club-hammer-pine', 'hammer', {
    blurb: 'Short handled weight for bolsters and cold chisels.',
    text: 'Check the wedge before each job; soak a hickory shaft overnight if the head has dried loose.',
    facts: { ...life, material: 'Forged steel' },
    axes: [
      choices('size', [
        ['2.5 lb', '25'],
        ['4 lb', '40', 1.2, 1.6],
      ]),
      choices('shank', [
        ['Hickory', 'H'],
        ['Fibreglass', 'F', 1.15, 1, 'club-hammer-yellow'],
      ]),
    ],
    each: [16.9, 1300],
    goesWith: ['HP-CC'],
    ranges: [
      range('HP-HS', 'Sledge hammer', 1, 'Long shafted, for posts and demolition.', {
        text: 'Let the weight do it. Look behind you first.',
        each: [32, 3600],
        facts: { material: 'Forged steel', length: 900 },
        axes: [
          choices('size', [
            ['7 lb', '07'],
            ['10 lb', '10', 1.2, 1.4],
            ['14 lb', '14', 1.45, 1.9],
          ]),
        ],
      }),
    ],
  }),
  family('HP-HP', 'Pin hammer and rubber mallet', 'hammers', 'hammer-red', 'hammer', {
    blurb: 'For what a claw hammer would bruise.',
    text: 'White rubber does not mark paving; the pin hammer starts a pin between two fingers.',
    facts: life,
    axes: [
      choices('pattern', [
        ['Pin hammer, 4 oz', 'P', 1, 1, 'hammer-pine'],
        ['Rubber mallet, black', 'MB', 0.8, 3],
        ['Rubber mallet, white', 'MW', 0.9, 3],
        ['Dead blow, 2 lb', 'D', 2.2, 5],
      ]),
    ],
    each: [11.4, 180],
  }),
  family('HP-CC', 'Cold chisel and bolster', 'hammers', 'cold-chisel-black', 'blade', {
    blurb: 'Chrome vanadium, with a guard that has saved many a knuckle.',
    text: 'Dress mushroomed heads on the grinder before they throw a splinter. Goggles, always.',
    facts: { ...life, material: 'Chrome vanadium steel' },
    axes: [
      choices('pattern', [
        ['Cold chisel', 'C'],
        ['Brick bolster', 'B', 1.4, 1.8],
        ['Electrician’s bolster', 'E', 1.3, 1.6],
      ]),
      sizes('width', [19, 25, 57, 100], { price: 0.3 }),
    ],
    fits: ({ pattern = 0, width = 0 }) => (pattern === 0 ? width < 30 : width > 50),
    each: [7.2, 420],
    goesWith: ['HP-HL', 'GW-GOG'],
  }),
  family('HP-SDP', 'Screwdriver, pozi', 'screwdrivers', 'screwdriver-red', 'screwdriver', {
    blurb: 'Sandblasted tip that grips, bolster to put a spanner on.',
    text: 'PZ2 does nine screws in ten. If it cams out, it is the wrong size or worn.',
    facts: { ...life, material: 'Chrome vanadium steel', tip: 'Pozi' },
    axes: [
      choices('size', [
        ['PZ0 x 60', '0'],
        ['PZ1 x 80', '1', 1.1],
        ['PZ2 x 100', '2', 1.25, 1.3],
        ['PZ3 x 150', '3', 1.5, 1.6],
      ]),
    ],
    derive: ({ size = 0 }) => ({ length: [60, 80, 100, 150][size] ?? 100 }),
    each: [4.6, 70],
    addOns: ['engraving'],
    ranges: [
      range('HP-SDS', 'Screwdriver, slotted', 1, 'Parallel and flared tips, ground square.', {
        picture: 'screwdriver-yellow',
        facts: { tip: 'Slotted', material: 'Chrome vanadium steel', guarantee: 'Lifetime' },
        text: 'The tip fills the slot from end to end, or it chews it.',
        axes: [
          choices('size', [
            ['3 x 75', '3'],
            ['4 x 100', '4', 1.1],
            ['5.5 x 125', '5', 1.25, 1.3],
            ['8 x 150', '8', 1.5, 1.6],
          ]),
        ],
      }),
      range('HP-SDT', 'Screwdriver, torx', 1.1, 'For decking, panels and car interiors.', {
        picture: 'screwdriver-blue',
        facts: { tip: 'Torx', material: 'Chrome vanadium steel', guarantee: 'Lifetime' },
        text: 'Seats fully before it turns, so it hardly ever slips.',
        axes: [
          choices('size', [
            ['TX10', '10'],
            ['TX15', '15'],
            ['TX20', '20', 1.1],
            ['TX25', '25', 1.15, 1.2],
            ['TX30', '30', 1.2, 1.3],
          ]),
        ],
      }),
      range('HP-SDV', 'Screwdriver, VDE 1000 V', 1.6, 'Each one tested at 10,000 V in water.', {
        facts: { tip: 'Pozi', standard: 'EN 60900', voltage: 1000 },
      }),
    ],
  }),
  family('HP-SDK', 'Screwdriver set', 'screwdrivers', 'screwdriver-red', 'screwdriver', {
    blurb: 'The sizes that get used, in a rack that goes on the wall.',
    text: 'The VDE set has red and yellow handles, so a nick in the outer layer shows.',
    facts: life,
    axes: [
      choices('pattern', [
        ['Mixed', 'M'],
        ['VDE', 'V', 1.7],
        ['Precision', 'P', 0.7, 0.4],
      ]),
      packs([6, 10], 'pack'),
    ],
    each: [24, 720],
    badge: 'Offer',
  }),
  family('HP-HK', 'Hex key set', 'screwdrivers', 'hex-key-black', 'spanner', {
    blurb: 'Ball end on the long arm, to reach in at an angle.',
    text: 'Start with the ball end, finish with the short one: the ball is not made for final torque.',
    facts: { ...life, material: 'S2 steel' },
    axes: [
      choices('size', [
        ['1.5 to 10 mm', 'M'],
        ['1/16 to 3/8 in', 'I'],
        ['TX10 to TX50', 'T', 1.2],
      ]),
      choices('pattern', [
        ['Standard', 'S'],
        ['Long, ball end', 'L', 1.4, 1.3],
      ]),
    ],
    each: [12.6, 380],
    goesWith: ['IM-SC'],
  }),
];
