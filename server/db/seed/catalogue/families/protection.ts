import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
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

export const protectionFamilies: readonly Family[] = [
  family('GW-HHV', 'Safety helmet, vented', 'head', 'hard-hat-yellow', 'hat', {
    blurb: 'Light vented helmet with a ratchet that is turned with gloves on.',
    text: 'Six-point cradle, short peak and slots for ear defenders. Replace it after any blow, and five years after the date in the peak.',
    facts: { material: 'ABS', standard: 'EN 397' },
    axes: [
      colours([
        ['White', 'WH', '#f2f2f0', 'hard-hat-white'],
        ['Yellow', 'YE', '#f2c01e', 'hard-hat-yellow'],
        ['Orange', 'OR', '#e5701d', 'hard-hat-orange'],
        ['Blue', 'BL', '#1f5fae', 'hard-hat-blue'],
      ]),
    ],
    each: [6.9, 340],
    addOns: ['garment-print'],
    goesWith: ['GW-EAR', 'GW-EYE'],
    ranges: [
      range('GW-HHC', 'Climbing-style helmet', 5.2, 'Four-point chin strap and a low profile for work at height.', {
        facts: { standard: 'EN 12492' },
      }),
      range('FL-BMP', 'Bump cap', 0.95, 'A cap with a shell inside, for low doors and pipework. Not a helmet.', {
        facts: { standard: 'EN 812', material: 'Cotton and ABS' },
      }),
    ],
  }),
  family('GW-EYE', 'Safety spectacles', 'eyes', 'goggles-clear', 'box', {
    blurb: 'Wrap-round spectacles of 26 grams with a coating that neither scratches nor steams up.',
    text: 'Adjustable arms and a soft bridge. Optical class 1, so they can be worn all day.',
    facts: { material: 'Polycarbonate', standard: 'EN 166', protection: '1F' },
    axes: [
      colours([
        ['Clear', 'CL', '#dfe8ea', 'goggles-clear'],
        ['Smoke', 'SM', '#4b4f52', 'goggles-black'],
        ['Amber', 'AM', '#e0a33c', 'goggles-clear'],
      ]),
      packs([1, 10]),
    ],
    each: [3.2, 26],
    ranges: [
      range(
        'GW-GOG',
        'Safety goggle, vented',
        2.2,
        'Seals to the face over most glasses; for dust, splashes and grinding.',
        {
          picture: 'goggles-clear',
          facts: { protection: '1B', approval: 'Splash, dust' },
        },
      ),
      range('GW-WLD', 'Welding goggle, flip front', 3.9, 'Shade 5 fronts flip up over clear lenses.', {
        picture: 'goggles-black',
        facts: { standard: 'EN 175' },
      }),
    ],
  }),
  family('GW-EAR', 'Ear defender', 'ears', 'ear-defender-yellow', 'box', {
    blurb: 'Over-ear muffs with soft cushions that seal round spectacle arms.',
    text: 'Choose the level that brings the noise under 80 dB at the ear, and no more: somebody who hears nothing misses the warning too.',
    facts: { standard: 'EN 352-1' },
    axes: [
      sizes('attenuation', [25, 30, 34], { price: 2.2, pad: false }),
      choices('pattern', [
        ['Headband', 'HB'],
        ['Helmet mounted', 'HM', 1.15],
        ['Folding', 'FD', 1.08],
      ]),
    ],
    each: [8.4, 210],
    goesWith: ['GW-PLG'],
  }),
  family('GW-PLG', 'Ear plugs, foam', 'ears', 'carton-white', 'box', {
    blurb: 'Soft tapered plugs, one pair to a wrapper.',
    text: 'Roll, reach over the head to pull the ear up, push in and hold for half a minute.',
    facts: { standard: 'EN 352-2', attenuation: 37, material: 'PU foam' },
    axes: [
      packs([50, 200, 500]),
      choices('pattern', [
        ['Plain', 'PL'],
        ['Corded', 'CD', 1.6],
      ]),
    ],
    each: [7.5, 90],
  }),
  family('GW-MSK', 'Disposable mask', 'breathing', 'carton-white', 'box', {
    blurb: 'Cup mask with an exhale valve and a nose clip that can be shaped.',
    text: 'FFP2 for brick and softwood dust, FFP3 for hardwood, silica and insulation. A beard breaks the seal of any of them.',
    facts: { standard: 'EN 149' },
    axes: [
      choices('protection', [
        ['FFP1', 'P1'],
        ['FFP2', 'P2', 1.35],
        ['FFP3', 'P3', 2.3],
      ]),
      packs([10, 100]),
      choices('pattern', [
        ['Cup', 'CU'],
        ['Fold flat', 'FF', 1.1],
      ]),
    ],
    each: [8.2, 140],
    goesWith: ['GW-EYE'],
    ranges: [
      range('GW-RSP', 'Half mask respirator', 2.6, 'Takes twin bayonet filters; soft silicone that packs small.', {
        facts: { standard: 'EN 140', material: 'Silicone' },
      }),
    ],
  }),
  family('GW-VST', 'Hi-vis vest', 'workwear', 'ear-defender-yellow', 'glove', {
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
        facts: { protection: 'Class 3' },
      }),
      range('GW-TRS', 'Hi-vis cargo trousers', 7.2, 'Knee pad pockets, two bands and a gusset that forgives.', {
        facts: { protection: 'Class 1', material: 'Polycotton' },
      }),
      range('GW-SFT', 'Softshell jacket', 11, 'Three layers that stop wind and shed a shower.', {
        facts: { protection: 'EN 343' },
      }),
      range('FL-PLO', 'Work polo shirt', 3.1, 'Heavy cotton pique that keeps its collar.', {
        facts: { material: 'Cotton' },
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
  family('FL-FAK', 'First aid kit', 'site-safety', 'carton-white', 'box', {
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
      range('FL-EYW', 'Eyewash station', 1.3, 'Two bottles, a mirror and instructions in pictures.'),
      range('FL-SPL', 'Spill kit', 2.4, 'Pads, socks and bags for oil or chemicals.'),
    ],
  }),
];
