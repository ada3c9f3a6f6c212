import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const life = { guarantee: 'Lifetime' };

export const handToolFamilies: readonly Family[] = [
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
  family('HP-HL', 'Club hammer', 'hammers', 'hammer-pine', 'hammer', {
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
        ['Fibreglass', 'F', 1.15, 1, 'hammer-yellow'],
      ]),
    ],
    each: [16.9, 1300],
    goesWith: ['HP-CC'],
    ranges: [
      range('HP-HS', 'Sledge hammer', 2.1, 'Long shafted, for posts and demolition.', { facts: { length: 900 } }),
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
  family('HP-CC', 'Cold chisel and bolster', 'hammers', 'drill-bit-black', 'blade', {
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
        facts: { tip: 'Slotted' },
      }),
      range('HP-SDT', 'Screwdriver, torx', 1.1, 'For decking, panels and car interiors.', {
        picture: 'screwdriver-blue',
        facts: { tip: 'Torx' },
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
  family('HP-HK', 'Hex key set', 'screwdrivers', 'spanner-black', 'spanner', {
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
  family('KS-CSP', 'Combination spanner', 'spanners', 'spanner-chrome', 'spanner', {
    blurb: 'Open one end, ring the other, in polished chrome vanadium.',
    text: 'The ring drives on the flats, not the corners, so it does not round a tired nut.',
    facts: { ...life, material: 'Chrome vanadium steel', standard: 'ISO 3318' },
    axes: [sizes('across-flats', [8, 10, 13, 16, 17, 18, 19, 24, 30], { price: 0.9 })],
    derive: ({ 'across-flats': flats = 10 }) => ({ length: Math.round(70 + flats * 9) }),
    each: [3.4, 35],
    goesWith: ['FX-HB', 'FX-HN'],
    ranges: [
      range('HP-CSR', 'Ratchet combination spanner', 2.6, 'Seventy-two teeth: a five degree swing is enough.', {
        picture: 'spanner-chrome',
      }),
    ],
  }),
  family('KS-CSS', 'Combination spanner set', 'spanners', 'spanner-chrome', 'spanner', {
    blurb: 'In a roll, with nothing missing in the middle.',
    text: 'The twelve has 6 to 19 mm, the twenty-five goes to 32.',
    facts: life,
    axes: [packs([12, 25], 'pack')],
    each: [34, 1600],
    addOns: ['engraving'],
  }),
  family('HP-SKT', 'Socket set', 'spanners', 'spanner-chrome', 'box', {
    blurb: 'Ratchet, sockets and extensions in a case that shuts.',
    text: 'Six-point sockets: twelve points are for reaching, six for undoing what somebody else did up.',
    facts: { ...life, material: 'Chrome vanadium steel' },
    axes: [
      choices('size', [
        ['1/4 in drive, 45 piece', '14'],
        ['3/8 in drive, 40 piece', '38', 1.3, 1.6],
        ['1/2 in drive, 25 piece', '12', 1.6, 2.6],
        ['1/4 and 1/2 in drive, 94 piece', '94', 2.5, 3.4],
      ]),
    ],
    each: [39, 1900],
    addOns: ['engraving'],
  }),
  family('KS-ADJ', 'Adjustable spanner', 'spanners', 'spanner-black', 'spanner', {
    blurb: 'Slim jaws, marked in millimetres.',
    text: 'Pull so that the fixed jaw takes the load.',
    facts: { material: 'Chrome vanadium steel', finish: 'Phosphated' },
    axes: [sizes('length', [150, 200, 250, 300], { price: 0.9 })],
    derive: ({ length = 0 }) => ({ 'across-flats': Math.round(length / 8) }),
    each: [9.6, 150],
    goesWith: ['CB-CE'],
    ranges: [
      range('HP-ADW', 'Adjustable spanner, wide jaw', 1.7, 'Opens to 39 mm in a 205 mm tool: made for waste nuts.'),
    ],
  }),
  family('HP-TW', 'Torque wrench', 'spanners', 'spanner-chrome', 'spanner', {
    blurb: 'Clicks once, at the value on the barrel, within 3%.',
    text: 'Wind it back to the bottom of the scale after use, or the spring takes a set.',
    facts: { standard: 'ISO 6789' },
    axes: [
      choices('size', [
        ['5 to 25 Nm, 1/4 in', '25'],
        ['20 to 110 Nm, 3/8 in', '110', 1.15],
        ['40 to 210 Nm, 1/2 in', '210', 1.3, 1.5],
      ]),
    ],
    derive: ({ size = 0 }) => ({ torque: [25, 110, 210][size] ?? 25 }),
    each: [62, 780],
    addOns: ['calibration', 'engraving'],
  }),
];
