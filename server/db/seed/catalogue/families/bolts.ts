import { choices, sizes, threads } from '#server/db/seed/catalogue/axes.ts';
import { type Facts, type Family, family, type Numbers, range } from '#server/db/seed/catalogue/family.ts';

const flats: Readonly<Record<number, number>> = { 5: 8, 6: 10, 8: 13, 10: 16, 12: 18, 16: 24, 20: 30, 24: 36 };

/** Head of a hexagon bolt to ISO 4014. */
const hexHead = ({ thread = 0 }: Numbers): Facts => ({
  diameter: thread,
  'across-flats': flats[thread] ?? thread * 1.5,
  'head-height': Math.round(thread * 6.4) / 10,
});

const lowHead = ({ thread = 0 }: Numbers): Facts => ({ diameter: thread, 'head-height': Math.round(thread * 6) / 10 });

const tiers = [
  [10, 0.92],
  [50, 0.84],
] as const;

export const boltFamilies: readonly Family[] = [
  family('FX-HB', 'Hex bolt, grade 8.8, zinc plated', 'hex-bolts', 'bolt-zinc', 'bolt', {
    blurb: 'Part-threaded steel bolt for shear and clamp joints in steelwork, machinery and timber frames.',
    text: 'Cold forged from medium carbon steel, quenched and tempered to grade 8.8, then bright zinc plated for dry interiors.\nThe plain shank carries shear better than a thread, so choose a length that puts the thread beyond the joint. Use with grade 8 nuts and form A washers.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', grade: '8.8', standard: 'ISO 4014', head: 'Hexagon' },
    axes: [
      threads(['M6', 'M8', 'M10', 'M12', 'M16', 'M20']),
      sizes('length', [40, 45, 50, 60, 65, 70, 80, 90, 100, 110, 120, 130, 150], { price: 0.7 }),
    ],
    fits: ({ thread = 0, length = 0 }) => length >= thread * 2 && length <= thread * 15,
    derive: hexHead,
    each: [0.11, 11],
    tiers,
    sells: { by: 5 },
    addOns: ['test-certificate'],
    goesWith: ['FX-HN', 'FX-WA', 'KS-CSP'],
    ranges: [
      range(
        'FX-HBG',
        'Hex bolt, grade 8.8, hot dip galvanised',
        1.45,
        'Part-threaded bolt with a 45 micron zinc coat, for steelwork and fencing that stands outdoors.',
        { facts: { finish: 'Hot dip galvanised' } },
      ),
      range(
        'IM-HB10',
        'Hex bolt, grade 10.9, self-colour',
        1.7,
        'High tensile bolt for machinery and lifting gear, where 8.8 would have to be a size larger.',
        { picture: 'bolt-black', facts: { grade: '10.9', finish: 'Self-colour' } },
      ),
    ],
  }),
  family('IM-HBA2', 'Hex bolt, A2 stainless', 'hex-bolts', 'bolt-stainless', 'bolt', {
    blurb: 'Part-threaded stainless bolt for outdoor joints, food rooms and anything that must not rust-stain.',
    text: 'A2-70 is 304 stainless with a tensile strength of 700 N/mm², a little below grade 8.8, so check the load before you swap one for the other.\nRun the nut up by hand with a touch of anti-seize: stainless threads gall when they are driven dry.',
    facts: { material: 'A2 stainless steel', finish: 'Plain', grade: 'A2-70', standard: 'ISO 4014', head: 'Hexagon' },
    axes: [
      threads(['M6', 'M8', 'M10', 'M12', 'M16']),
      sizes('length', [40, 45, 50, 60, 65, 70, 80, 90, 100, 120], { price: 0.75 }),
    ],
    fits: ({ thread = 0, length = 0 }) => length >= thread * 2 && length <= thread * 15,
    derive: hexHead,
    each: [0.34, 11],
    tiers,
    sells: { by: 5 },
    addOns: ['test-certificate'],
    goesWith: ['IM-HNA2', 'IM-WAA2', 'KS-CSP'],
    ranges: [
      range(
        'IM-HBA4',
        'Hex bolt, A4 stainless',
        1.5,
        'Marine grade part-threaded bolt: molybdenum keeps salt and pool water from pitting it.',
        { facts: { material: 'A4 stainless steel', grade: 'A4-70' } },
      ),
    ],
  }),
  family('FX-SS', 'Hex set screw, grade 8.8, zinc plated', 'set-screws', 'bolt-zinc', 'bolt', {
    blurb: 'Fully threaded hexagon screw for tapped holes, brackets and thin clamped parts.',
    text: 'Threaded to within two and a half pitches of the head, so it clamps sheet that a bolt would leave loose.\nFor tapped steel allow one diameter of engagement, for aluminium two.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', grade: '8.8', standard: 'ISO 4017', head: 'Hexagon' },
    axes: [
      threads(['M5', 'M6', 'M8', 'M10', 'M12', 'M16']),
      sizes('length', [12, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80], { price: 0.6 }),
    ],
    fits: ({ thread = 0, length = 0 }) => length >= thread * 1.5 && length <= thread * 8,
    derive: hexHead,
    each: [0.06, 4],
    tiers,
    sells: { by: 10 },
    goesWith: ['FX-HN', 'FX-WA'],
    ranges: [
      range(
        'IM-SSA2',
        'Hex set screw, A2 stainless',
        2.8,
        'Fully threaded stainless set screw for pumps, panels and outdoor brackets.',
        { picture: 'bolt-stainless', facts: { material: 'A2 stainless steel', finish: 'Plain', grade: 'A2-70' } },
      ),
      range(
        'IM-SSA4',
        'Hex set screw, A4 stainless',
        4.1,
        'Fully threaded marine grade set screw for deck fittings and chemical plant.',
        { picture: 'bolt-stainless', facts: { material: 'A4 stainless steel', finish: 'Plain', grade: 'A4-70' } },
      ),
    ],
  }),
  family('FX-CB', 'Coach bolt with nut, zinc plated', 'coach-bolts', 'coach-bolt-zinc', 'bolt', {
    blurb: 'Cup square bolt with nut, for gates, sheds, benches and other timber that is bolted through.',
    text: 'The square under the head bites into the timber, so it tightens with a single spanner and leaves nothing for a thief to grip.\nSupplied with hexagon nut. Add a form C washer on the nut side in softwood.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', grade: '4.6', standard: 'DIN 603', head: 'Cup square' },
    axes: [
      threads(['M6', 'M8', 'M10', 'M12']),
      sizes('length', [50, 65, 75, 100, 130, 150, 180, 200], { price: 0.75 }),
    ],
    fits: ({ thread = 0, length = 0 }) => length <= thread * 22 && length >= thread * 5,
    derive: lowHead,
    each: [0.16, 14],
    tiers,
    sells: { by: 5 },
    goesWith: ['FX-WC', 'CL-TEE'],
    ranges: [
      range(
        'FX-CBB',
        'Coach bolt with nut, black',
        1.12,
        'Black finished cup square bolt for gates and ledged doors, to match black ironmongery.',
        { picture: 'coach-bolt-black', facts: { finish: 'Black' } },
      ),
    ],
  }),
  family('FX-TR', 'Threaded rod, 1 m', 'studding', 'threaded-rod-zinc', 'bolt', {
    blurb: 'Metre length of full thread for hangers, through fixings and resin anchors.',
    text: 'Cut with a fine saw or a rod cutter and run a nut over the end to clean the thread before you take it off the bench.\nGrade 4.6 for hangers; take grade 8.8 or stainless where the drawing calls for it.',
    facts: { length: 1000, standard: 'DIN 976-1' },
    axes: [
      threads(['M6', 'M8', 'M10', 'M12', 'M16', 'M20'], { price: 1.6 }),
      choices('finish', [
        ['Zinc plated', 'Z', 1, 1, 'threaded-rod-zinc'],
        ['Zinc plated, grade 8.8', 'Z88', 1.7, 1, 'threaded-rod-zinc'],
        ['A2 stainless', 'A2', 3.1, 1, 'threaded-rod-stainless'],
        ['A4 stainless', 'A4', 4.4, 1, 'threaded-rod-stainless'],
      ]),
    ],
    derive: ({ thread = 0 }) => ({ diameter: thread }),
    each: [0.95, 175],
    addOns: ['cut-to-length'],
    goesWith: ['FX-HN', 'FX-WA', 'FX-RV', 'FX-CN'],
  }),
  family('FX-EB', 'Lifting eye bolt, collared', 'bolts', 'eye-bolt-zinc', 'bolt', {
    blurb: 'Forged lifting eye with a collar, for axial lifts; every eye is marked with its load.',
    text: 'Screw the collar down flat on the load and keep the pull in line with the shank. At 45 degrees the rating falls to a quarter.\nExamine before each use and have it examined by a competent person every six months.',
    facts: { material: 'Forged steel', finish: 'Zinc plated', standard: 'DIN 580' },
    axes: [threads(['M8', 'M10', 'M12', 'M16', 'M20', 'M24'], { price: 1.3 })],
    derive: ({ thread = 0 }) => ({
      load: Math.round((thread * thread * 3.1) / 10) * 10,
      length: Math.round(thread * 1.6),
    }),
    each: [1.35, 60],
    addOns: ['test-certificate'],
    goesWith: ['FX-CH', 'FX-SH'],
  }),
  family('FX-UB', 'U-bolt with plate and nuts', 'bolts', 'u-bolt-zinc', 'bolt', {
    blurb: 'Clamps pipe and posts to steelwork; comes with plate and two nuts.',
    text: 'Sizes are by the outside of the pipe it holds. Tighten both sides evenly; the plate keeps thin flanges from pulling in.',
    facts: { material: 'Carbon steel', standard: 'DIN 3570' },
    axes: [
      sizes('bore', [21, 27, 34, 42, 48, 60, 76, 89, 114], { price: 0.7 }),
      choices('finish', [
        ['Zinc plated', 'Z'],
        ['A2 stainless', 'A2', 2.9, 1, 'u-bolt-stainless'],
      ]),
    ],
    derive: ({ bore = 0 }) => ({ thread: bore < 34 ? 'M6' : bore < 60 ? 'M8' : 'M10' }),
    each: [0.85, 55],
    goesWith: ['FX-HN'],
  }),
];
