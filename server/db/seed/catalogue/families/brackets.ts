import { choices, colours, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

/** The options of shelf brackets, with pictures of the family's shape. */
const shelfAxes = (shape: 'shelf-bracket' | 'gallows-bracket') => [
  sizes('length', [150, 200, 250, 300, 400], { price: 0.8 }),
  colours([
    ['White', 'W', '#f4f4f2', `${shape}-white`],
    ['Black', 'B', '#202020', `${shape}-black`],
  ]),
];

export const bracketFamilies: readonly Family[] = [
  family('FX-AB', 'Angle bracket, reinforced', 'brackets', 'bracket-zinc', 'box', {
    blurb: 'Ribbed right angle for frames, sills and carcassing.',
    text: 'Fill every hole with a square-twist nail or a structural screw; half the holes carry half the load.',
    facts: { material: 'Galvanised steel', standard: 'ETA', thickness: 2.5 },
    axes: [sizes('length', [50, 60, 90, 105, 150], { price: 1.1 })],
    derive: ({ length = 0 }) => ({ height: length, width: length > 80 ? 65 : 40 }),
    each: [0.55, 60],
    sells: { by: 5 },
    goesWith: ['FX-TS', 'FX-NR'],
  }),
  family('FX-JH', 'Joist hanger', 'brackets', 'joist-hanger-zinc', 'box', {
    blurb: 'Carries a joist on a beam or, with the masonry flange, on a wall.',
    text: 'Nail with 30 x 3.75 mm square twist nails in every hole. The joist bears fully and is not notched.',
    facts: { material: 'Galvanised steel', standard: 'EN 845-1' },
    axes: [
      sizes('width', [38, 44, 47, 50, 75], { price: 0.2 }),
      choices('pattern', [
        ['Timber to timber', 'T'],
        ['Masonry, bend over', 'M', 1.9, 1.6],
      ]),
    ],
    derive: ({ width = 0 }) => ({ height: width > 60 ? 220 : 180 }),
    each: [1.25, 280],
    sells: { by: 5 },
    goesWith: ['OH-C24', 'FX-NR'],
  }),
  family('FX-BP', 'Flat connector plate', 'brackets', 'connector-plate-zinc', 'sheet', {
    blurb: 'Straight plate with staggered holes for splices and repairs.',
    text: 'Galvanised after punching, so the hole edges are covered too.',
    facts: { material: 'Galvanised steel', thickness: 2 },
    axes: [sizes('length', [100, 140, 200, 300], { price: 0.9 }), sizes('width', [40, 60, 100], { price: 0.9 })],
    fits: ({ length = 0, width = 0 }) => length >= width * 1.6,
    each: [0.48, 55],
    sells: { by: 5 },
    goesWith: ['FX-TS'],
  }),
  family('FX-FBS', 'Fixing band', 'brackets', 'fixing-band-zinc', 'tape', {
    blurb: 'Perforated strap by the 10 m roll, for bracing and pipe support.',
    text: 'Cut it with snips, fix through any hole.',
    facts: { run: 10, thickness: 0.8 },
    axes: [
      sizes('width', [12, 17, 26], { price: 0.7 }),
      choices('finish', [
        ['Galvanised', 'G'],
        ['Stainless', 'S', 3.2],
        ['Plastic coated white', 'W', 1.5, 1.1, 'fixing-band-white'],
      ]),
    ],
    each: [3.4, 700],
  }),
  family('FX-SB', 'Shelf bracket, pressed steel', 'brackets', 'shelf-bracket-white', 'box', {
    blurb: 'Plain strong bracket for store rooms and garages.',
    text: 'Fix to solid wall or stud. Space no wider than 600 mm for books or tools.',
    facts: { material: 'Steel', load: 40 },
    axes: shelfAxes('shelf-bracket'),
    derive: ({ length = 0 }) => ({ height: Math.round(length * 0.8) }),
    each: [1.1, 150],
    goesWith: ['FX-NPL'],
    ranges: [
      range('FX-SBH', 'Shelf bracket, heavy duty gallows', 3.4, 'Welded gallows bracket for workbenches and racking.', {
        picture: 'gallows-bracket-black',
        facts: { load: 150 },
        axes: shelfAxes('gallows-bracket'),
      }),
    ],
  }),
  family('FX-CH', 'Chain, welded short link', 'brackets', 'chain-zinc', 'cable', {
    blurb: 'By the metre for guarding, hanging and general use. Not for lifting.',
    text: 'Sold in whole metres and cut to your list. For lifting ask for grade 80 with its certificate.',
    facts: { material: 'Carbon steel', standard: 'DIN 766' },
    axes: [
      sizes('diameter', [4, 5, 6, 8, 10], { price: 1.7 }),
      choices('finish', [
        ['Zinc plated', 'Z'],
        ['Hot dip galvanised', 'G', 1.3],
        ['Black', 'B', 1.05, 1, 'chain-black'],
        ['A4 stainless', 'A4', 4.2],
      ]),
    ],
    derive: ({ diameter = 0 }) => ({ load: Math.round(diameter * diameter * 6.3) }),
    each: [1.9, 350],
    unit: { code: 'metre', label: 'Metre' },
    addOns: ['cut-to-length', 'test-certificate'],
    goesWith: ['FX-SH', 'CL-PBR'],
  }),
  family('FX-SH', 'D shackle with screw pin', 'brackets', 'd-shackle-zinc', 'box', {
    blurb: 'Commercial shackle to join chain, rope and rings.',
    text: 'Mouse the pin with wire where it may turn. Rated bow shackles for lifting are certified singly.',
    facts: { material: 'Carbon steel' },
    axes: [
      sizes('diameter', [5, 6, 8, 10, 12], { price: 1.2 }),
      choices('finish', [
        ['Galvanised', 'G'],
        ['A4 stainless', 'A4', 3.4, 1, 'd-shackle-stainless'],
      ]),
    ],
    derive: ({ diameter = 0 }) => ({ width: diameter * 2, length: diameter * 4 }),
    each: [0.62, 30],
    goesWith: ['FX-CH'],
  }),
  family('FX-CHK', 'Screw hook and eye', 'brackets', 'screw-hook-zinc', 'screw', {
    blurb: 'Steel hooks and eyes with a wood thread.',
    text: 'Pilot to the root of the thread and turn in with a bar through the eye.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated' },
    axes: [
      choices('pattern', [
        ['Hook', 'H'],
        ['Eye', 'E'],
        ['Square hook', 'S'],
      ]),
      sizes('length', [30, 45, 60, 90], { price: 0.9 }),
    ],
    each: [0.18, 10],
    sells: { by: 10 },
  }),
];
