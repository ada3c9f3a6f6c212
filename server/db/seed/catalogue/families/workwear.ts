import { choices, colours, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const bodySizes = choices('size', [
  ['S', 'S'],
  ['M', 'M'],
  ['L', 'L'],
  ['XL', 'XL'],
  ['XXL', '2XL', 1.05],
  ['3XL', '3XL', 1.1],
]);

const byThePair = [
  [10, 0.93],
  [60, 0.84],
  [120, 0.76],
] as const;

export const workwearFamilies: readonly Family[] = [
  family('GW-VST', 'Hi-vis vest', 'workwear', 'hi-vis-vest-yellow', 'glove', {
    blurb: 'Two-band vest with braces and a hook-and-loop front.',
    text: 'Class 2 for sites and yards. Wash at 40 °C, twenty-five times at most before the reflective tape fades.',
    facts: { material: 'Polyester', protection: 'Class 2', standard: 'EN ISO 20471' },
    axes: [
      bodySizes,
      colours([
        ['Yellow', 'YE', '#e9e23a'],
        ['Orange', 'OR', '#f06a1b'],
      ]),
    ],
    each: [2.6, 160],
    tiers: byThePair,
    addOns: ['garment-print'],
    ranges: [
      range('GW-JKT', 'Hi-vis bomber jacket', 9.5, 'Waterproof, quilted and class 3 with the sleeves on.', {
        picture: 'jacket-yellow',
        facts: { protection: 'Class 3', material: 'Polyester', standard: 'EN ISO 20471' },
        text: 'Taped seams and a hood in the collar. Two phone pockets, one of them dry.',
        each: [24.7, 980],
      }),
      range('GW-TRS', 'Hi-vis cargo trousers', 7.2, 'Knee pad pockets, two bands and a gusset that forgives.', {
        picture: 'work-trousers-yellow',
        facts: { protection: 'Class 1', material: 'Polycotton', standard: 'EN ISO 20471' },
        text: 'Order by waist of the body, not by that of the last pair.',
        each: [18.7, 620],
      }),
      range('GW-SFT', 'Softshell jacket', 1, 'Three layers that stop wind and shed a shower.', {
        picture: 'jacket-black',
        text: 'Breathes enough to work in, and prints well on the chest.',
        each: [28.6, 740],
        facts: { standard: 'EN 343', material: 'Polyester' },
        axes: [
          bodySizes,
          colours([
            ['Black', 'BK', '#1c1d1e'],
            ['Navy', 'NV', '#1f2a44'],
          ]),
        ],
      }),
      range('FL-PLO', 'Work polo shirt', 1, 'Heavy cotton pique that keeps its collar.', {
        picture: 'polo-shirt-blue',
        text: 'Two hundred and twenty grams, washes at 60, and takes a print.',
        each: [8.1, 240],
        facts: { material: 'Cotton' },
        axes: [
          bodySizes,
          colours([
            ['Black', 'BK', '#1c1d1e'],
            ['Navy', 'NV', '#1f2a44'],
            ['Grey', 'GR', '#8d9294'],
          ]),
        ],
      }),
    ],
  }),
  family('FL-TBR', 'Barrier tape', 'site-safety', 'tape-roll-yellow', 'tape', {
    blurb: 'Printed tape that says keep out from both sides.',
    text: 'Not adhesive. Tears by hand, and holds in wind when it is twisted once between posts.',
    facts: { material: 'Polyethylene', width: 75 },
    axes: [
      sizes('run', [100, 250, 500], { price: 0.85 }),
      colours([
        ['Red and white', 'RW', '#c9302c'],
        ['Black and yellow', 'BY', '#e8c21a', 'tape-roll-yellow'],
      ]),
    ],
    each: [3.4, 450],
  }),
  family('FL-FAK', 'First aid kit', 'site-safety', 'first-aid-kit-green', 'box', {
    blurb: 'Workplace kit in a box that hangs on the wall.',
    text: 'Filled to BS 8599-1. Refills are sold by the piece; check dates when the clocks change.',
    facts: { standard: 'BS 8599-1' },
    axes: [
      choices('size', [
        ['Travel', 'T', 0.5],
        ['Small', 'S'],
        ['Medium', 'M', 1.6],
        ['Large', 'L', 2.3],
      ]),
    ],
    each: [19.5, 900],
    ranges: [
      range('FL-EYW', 'Eyewash station', 1, 'Bottles, a mirror and instructions in pictures.', {
        picture: 'eyewash-green',
        text: 'Within ten seconds’ walk of the hazard. Sealed bottles keep for three years.',
        each: [16.5, 1400],
        facts: { standard: 'EN 15154-4' },
        axes: [
          choices('pieces', [
            ['One 500 ml bottle', '1', 0.6],
            ['Two 500 ml bottles', '2'],
            ['Refill bottle', 'R', 0.4],
          ]),
        ],
      }),
      range('FL-SPL', 'Spill kit', 1, 'Pads, socks and bags for oil or chemicals.', {
        text: 'Sock round it first, then pads. Used pads leave as hazardous waste.',
        picture: 'tub-yellow',
        each: [29, 3800],
        axes: [
          choices('use', [
            ['Oil', 'O'],
            ['Chemical', 'C', 1.3],
            ['Maintenance', 'M'],
          ]),
          sizes('litres', [20, 50, 120], { price: 0.75, pad: false }),
        ],
      }),
    ],
  }),
];
