import { choices, packs, sizes, threads } from '#server/db/seed/catalogue/axes.ts';
import { type Facts, type Family, family, type Numbers, range } from '#server/db/seed/catalogue/family.ts';

const flats: Readonly<Record<number, number>> = { 4: 7, 5: 8, 6: 10, 8: 13, 10: 16, 12: 18, 16: 24, 20: 30 };

const hexNut = ({ thread = 0 }: Numbers): Facts => ({
  diameter: thread,
  'across-flats': flats[thread] ?? thread * 1.5,
  height: Math.round(thread * 8) / 10,
});

/** Form A washer to ISO 7089: hole, rim and thickness. */
const flatWasher = ({ thread = 0 }: Numbers): Facts => ({
  'inner-diameter': Math.round(thread * 10.6) / 10,
  'outer-diameter': thread * 2 + (thread > 8 ? 0 : 1),
  thickness: thread < 6 ? 1 : thread < 12 ? 1.6 : 3,
});

const bags = packs([100, 500], 'bag');
const common = ['M5', 'M6', 'M8', 'M10', 'M12', 'M16'];

export const nutAndWasherFamilies: readonly Family[] = [
  family('FX-HN', 'Hexagon full nut, zinc plated', 'nuts', 'hex-nut-zinc', 'nut', {
    blurb: 'Grade 8 nut for 8.8 bolts, set screws and studding.',
    text: 'A nut of the bolt’s grade is stronger than the bolt: when it is overtightened the bolt gives first, and that can be seen.\nOne to three threads should show beyond it.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', grade: '8', standard: 'ISO 4032' },
    axes: [threads(common, { price: 1.7 }), bags],
    derive: hexNut,
    each: [1.45, 120],
    goesWith: ['FX-HB', 'FX-WA'],
    ranges: [
      range(
        'IM-HNA2',
        'Hexagon full nut, A2 stainless',
        2.9,
        'Stainless nut for A2 bolts; run it up by hand with anti-seize.',
        {
          picture: 'hex-nut-stainless',
          facts: { material: 'A2 stainless steel', finish: 'Plain', grade: 'A2-70' },
        },
      ),
      range('IM-HNA4', 'Hexagon full nut, A4 stainless', 4.2, 'Marine grade nut for A4 bolts.', {
        picture: 'hex-nut-stainless',
        facts: { material: 'A4 stainless steel', finish: 'Plain', grade: 'A4-70' },
      }),
      range('FX-HNB', 'Hexagon full nut, brass', 3.4, 'Solid brass nut for terminals and instruments.', {
        picture: 'hex-nut-brass',
        facts: { material: 'Brass', finish: 'Plain', grade: 'CU2' },
      }),
    ],
  }),
  family('FX-NY', 'Nylon insert lock nut', 'nuts', 'lock-nut-zinc', 'nut', {
    blurb: 'Grips the thread with a nylon ring, so vibration does not undo it. Good to 120 °C.',
    text: 'Let the thread come right through the nylon. Use each nut once where the joint matters: the ring does not grip as hard again.',
    facts: { standard: 'ISO 10511', temperature: 120 },
    axes: [
      threads(['M4', ...common], { price: 1.6 }),
      choices('finish', [
        ['Zinc plated', 'Z'],
        ['A2 stainless', 'A2', 2.6, 1, 'lock-nut-stainless'],
      ]),
      packs([100], 'bag'),
    ],
    derive: hexNut,
    each: [1.6, 110],
    goesWith: ['FX-SS', 'IM-SC'],
  }),
  family('FX-FN', 'Flange nut, serrated', 'nuts', 'flange-nut-zinc', 'nut', {
    blurb: 'Built-in washer with teeth that hold in paint and galvanising.',
    text: 'Quicker than nut and washer on strut and panel work. The teeth mark the surface: do not use it on a visible face.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', grade: '8', standard: 'EN 1661' },
    axes: [threads(['M6', 'M8', 'M10', 'M12']), packs([100], 'bag')],
    derive: hexNut,
    each: [2.1, 160],
    goesWith: ['FX-HB'],
  }),
  family('FX-WN', 'Wing nut', 'nuts', 'wing-nut-zinc', 'nut', {
    blurb: 'Done up and undone by hand, for guards, jigs and covers.',
    text: 'American pattern with square wings, cold forged so they do not snap.',
    facts: { standard: 'DIN 315' },
    axes: [
      threads(['M5', 'M6', 'M8', 'M10']),
      choices('finish', [
        ['Zinc plated', 'Z'],
        ['A2 stainless', 'A2', 3, 1, 'wing-nut-stainless'],
      ]),
      packs([25], 'bag'),
    ],
    derive: ({ thread = 0 }) => ({ diameter: thread, width: thread * 4 }),
    each: [1.9, 120],
  }),
  family('FX-CN', 'Studding connector', 'nuts', 'studding-connector-zinc', 'nut', {
    blurb: 'Long nut that joins two lengths of threaded rod.',
    text: 'Run each rod in by half; a sight hole would weaken it, so mark the rods first.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', standard: 'DIN 6334' },
    axes: [threads(['M8', 'M10', 'M12', 'M16']), packs([25], 'bag')],
    derive: ({ thread = 0 }) => ({ ...hexNut({ thread }), length: thread * 3 }),
    each: [4.4, 520],
    goesWith: ['FX-TR'],
  }),
  family('FX-WA', 'Flat washer, form A', 'washers', 'washer-zinc', 'washer', {
    blurb: 'Spreads the load of a nut or head, 200 HV to suit 8.8 bolts.',
    text: 'Goes under whichever part is turned. On slotted holes use form C or a plate washer.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', grade: '200 HV', standard: 'ISO 7089' },
    axes: [threads(common, { price: 1.4 }), bags],
    derive: flatWasher,
    each: [0.95, 50],
    goesWith: ['FX-HB', 'FX-HN'],
    ranges: [
      range('IM-WAA2', 'Flat washer, form A, A2 stainless', 2.4, 'Stainless washer for A2 and A4 bolts.', {
        picture: 'washer-stainless',
        facts: { material: 'A2 stainless steel', finish: 'Plain', grade: 'A2' },
      }),
      range('FX-WAK', 'Flat washer, form A, black', 1.3, 'Black washer for high tensile screws and ironmongery.', {
        picture: 'washer-black',
        facts: { finish: 'Black' },
      }),
    ],
  }),
  family('FX-WC', 'Penny washer, form G', 'washers', 'penny-washer-zinc', 'washer', {
    blurb: 'Extra wide washer for timber, sheet and plastics.',
    text: 'About three times the bolt across, so the head does not pull through soft material.',
    facts: { material: 'Carbon steel', standard: 'ISO 7093' },
    axes: [
      threads(['M6', 'M8', 'M10', 'M12']),
      choices('finish', [
        ['Zinc plated', 'Z'],
        ['A2 stainless', 'A2', 2.5, 1, 'penny-washer-stainless'],
      ]),
      packs([100], 'bag'),
    ],
    derive: ({ thread = 0 }) => ({
      'inner-diameter': thread + 0.4,
      'outer-diameter': thread * 3,
      thickness: thread < 10 ? 1.6 : 2.5,
    }),
    each: [2.6, 310],
    goesWith: ['FX-CB'],
  }),
  family('FX-WS', 'Spring washer, square section', 'washers', 'spring-washer-black', 'washer', {
    blurb: 'Keeps tension on small screws under light vibration.',
    text: 'For electrical terminals and machine screws. On structural bolts use a wedge-locking washer instead.',
    facts: { material: 'Spring steel', standard: 'DIN 127' },
    axes: [threads(['M4', ...common]), packs([100], 'bag')],
    derive: ({ thread = 0 }) => ({
      'inner-diameter': thread,
      'outer-diameter': Math.round(thread * 1.7),
      thickness: Math.round(thread * 2.2) / 10,
    }),
    each: [0.9, 30],
    goesWith: ['FX-MSP'],
  }),
  family('FX-WP', 'Square plate washer', 'washers', 'plate-washer-zinc', 'washer', {
    blurb: 'Fifty millimetre plate for timber frames, purlins and wall plates.',
    text: 'What the timber frame manual asks for under M10 and M12 bolts.',
    facts: { material: 'Mild steel', finish: 'Zinc plated' },
    axes: [sizes('width', [40, 50], { price: 0.8 }), threads(['M8', 'M10', 'M12'], { price: 0.2, weight: 0 })],
    derive: ({ width = 0 }) => ({ thickness: 3, height: width }),
    each: [0.22, 36],
    sells: { by: 10 },
    goesWith: ['FX-CB', 'FX-TR'],
  }),
];
