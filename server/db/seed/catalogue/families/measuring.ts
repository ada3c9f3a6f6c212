import { choices, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

export const measuringFamilies: readonly Family[] = [
  family('HP-TM', 'Tape measure', 'measuring', 'tape-measure-yellow', 'tape', {
    blurb: 'Class II, nylon-coated blade, stands out 2.4 m.',
    text: 'The loose hook is meant to be loose: it moves by its own thickness.',
    facts: { standard: 'EC class II' },
    axes: [
      choices('size', [
        ['3 m', '3', 0.6, 0.5],
        ['5 m', '5'],
        ['8 m', '8', 1.5, 1.6],
        ['10 m', '10', 1.9, 2],
      ]),
      choices('pattern', [
        ['Metric', 'M'],
        ['Metric and imperial', 'MI'],
      ]),
    ],
    derive: ({ size = 0 }) => ({ width: [16, 25, 25, 32][size] ?? 25 }),
    each: [9.2, 240],
    addOns: ['engraving', 'calibration'],
    ranges: [
      range('KS-TM', 'Tape measure, value', 0.45, 'Rubber-cased tape by the handful.', { picture: 'tape-measure-red' }),
      range('HP-TMM', 'Tape measure, magnetic hook', 1.4, 'Holds itself on steel stud and strut.', {
        picture: 'tape-measure-black',
        badge: 'New',
      }),
    ],
  }),
  family('HP-SL', 'Spirit level', 'measuring', 'spirit-level-yellow', 'batten', {
    blurb: 'Milled box section, vials set for life to 0.5 mm a metre.',
    text: 'Turn it end for end now and then: the bubble should say the same both ways.',
    facts: { material: 'Aluminium', guarantee: '10 years' },
    axes: [
      sizes('length', [300, 600, 900, 1200, 1800], { price: 0.8 }),
      choices('pattern', [
        ['Standard', 'S'],
        ['Magnetic', 'M', 1.2, 1.05],
      ]),
    ],
    each: [16.5, 320],
    addOns: ['engraving', 'calibration'],
    ranges: [
      range('KS-SL', 'Spirit level, I-beam', 0.4, 'Light I-section for the second van.', {
        picture: 'spirit-level-red',
        facts: { guarantee: '2 years' },
      }),
    ],
  }),
  family('AR-LL', 'Laser level, cross line', 'measuring', 'cross-line-laser-blue', 'box', {
    blurb: 'Green beam that can be seen in daylight indoors.',
    text: 'Self-levels within four degrees and blinks beyond. Works in a pulse with a receiver outdoors.',
    facts: { standard: 'Class 2', ip: 'IP54' },
    axes: [
      choices('pattern', [
        ['Cross line', 'C'],
        ['Three plane, 360°', '3', 2.4, 1.6],
      ]),
    ],
    each: [118, 780],
    addOns: ['calibration'],
    ranges: [
      range('AR-LM', 'Laser distance meter', 1, 'Reads in the time it takes to say so.', {
        text: 'Measures from either end, adds and multiplies, and keeps the last twenty.',
        picture: 'laser-meter-yellow',
        each: [58, 140],
        facts: { standard: 'Class 2', ip: 'IP54' },
        axes: [
          choices('pattern', [
            ['To 40 m', '40'],
            ['To 80 m, Bluetooth', '80', 1.9],
          ]),
        ],
      }),
    ],
  }),
  family('HP-SQ', 'Square', 'measuring', 'combination-square-red', 'batten', {
    blurb: 'Combination, try and roofing squares.',
    text: 'Hang it up; a square that has been dropped is a straight edge.',
    facts: { material: 'Steel' },
    axes: [
      choices('pattern', [
        ['Combination, 300 mm', 'C'],
        ['Try, 230 mm', 'T', 0.8],
        ['Roofing, 600 x 400 mm', 'R', 1.2, 1.4],
        ['Speed, 180 mm', 'S', 0.7],
      ]),
    ],
    each: [15.2, 310],
  }),
  family('HP-MK', 'Marking out', 'measuring', 'marking-kit-red', 'tube', {
    blurb: 'Chalk line, pencils and deep-hole markers.',
    text: 'Blue chalk brushes off, red is for life.',
    axes: [
      choices('pattern', [
        ['Chalk line, 30 m', 'C'],
        ['Chalk refill, blue', 'CB', 0.35],
        ['Carpenter’s pencils, 12', 'P', 0.5],
        ['Deep-hole marker', 'D', 0.6],
      ]),
    ],
    each: [9.4, 240],
  }),
];
