import type { PictureKey } from '#server/media/pictures.ts';
import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

/** The three lens colours with their pictures, sold singly or in tens. */
const eyewear = (clear: PictureKey, smoke: PictureKey, amber: PictureKey) => [
  colours([
    ['Clear', 'CL', '#dfe8ea', clear],
    ['Smoke', 'SM', '#4b4f52', smoke],
    ['Amber', 'AM', '#e0a33c', amber],
  ]),
  packs([1, 10]),
];

/** The four colours that distinguish trades, with pictures of the family's shape. */
const hatColours = (shape: 'hard-hat' | 'bump-cap') =>
  colours([
    ['White', 'WH', '#f2f2f0', `${shape}-white`],
    ['Yellow', 'YE', '#f2c01e', `${shape}-yellow`],
    ['Orange', 'OR', '#e5701d', `${shape}-orange`],
    ['Blue', 'BL', '#1f5fae', `${shape}-blue`],
  ]);

export const headProtectionFamilies: readonly Family[] = [
  family('GW-HHV', 'Safety helmet, vented', 'head', 'hard-hat-yellow', 'hat', {
    blurb: 'Light vented helmet with a ratchet that is turned with gloves on.',
    text: 'Six-point cradle, short peak and slots for ear defenders. Replace it after any blow, and five years after the date in the peak.',
    facts: { material: 'ABS', standard: 'EN 397' },
    axes: [hatColours('hard-hat')],
    each: [6.9, 340],
    addOns: ['garment-print'],
    goesWith: ['GW-EAR', 'GW-EYE'],
    ranges: [
      range('GW-HHC', 'Climbing-style helmet', 5.2, 'Four-point chin strap and a low profile for work at height.', {
        facts: { standard: 'EN 12492' },
      }),
      range('FL-BMP', 'Bump cap', 0.95, 'A cap with a shell inside, for low doors and pipework. Not a helmet.', {
        picture: 'bump-cap-yellow',
        facts: { standard: 'EN 812', material: 'Cotton and ABS' },
        axes: [hatColours('bump-cap')],
      }),
    ],
  }),
  family('GW-EYE', 'Safety spectacles', 'eyes', 'spectacles-clear', 'box', {
    blurb: 'Wrap-round spectacles of 26 grams with a coating that neither scratches nor steams up.',
    text: 'Adjustable arms and a soft bridge. Optical class 1, so they can be worn all day.',
    facts: { material: 'Polycarbonate', standard: 'EN 166', protection: '1F' },
    axes: eyewear('spectacles-clear', 'spectacles-black', 'spectacles-amber'),
    each: [3.2, 26],
    ranges: [
      range(
        'GW-GOG',
        'Safety goggle, vented',
        2.2,
        'Seals to the face over most glasses; for dust, splashes and grinding.',
        {
          picture: 'goggles-clear',
          facts: { material: 'Polycarbonate', standard: 'EN 166', protection: '1B', approval: 'Splash, dust' },
          axes: eyewear('goggles-clear', 'goggles-black', 'goggles-clear'),
        },
      ),
      range('GW-WLD', 'Welding goggle, flip front', 1, 'Shaded fronts flip up over clear lenses.', {
        text: 'Shade 5 for gas and brazing. Arc welding wants a helmet.',
        picture: 'goggles-black',
        each: [12.5, 120],
        facts: { standard: 'EN 175' },
        axes: [
          choices('protection', [
            ['Shade 3', '3'],
            ['Shade 5', '5'],
          ]),
        ],
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
  family('GW-PLG', 'Ear plugs, foam', 'ears', 'ear-plugs-orange', 'box', {
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
  family('GW-MSK', 'Disposable mask', 'breathing', 'dust-mask-white', 'box', {
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
      range('GW-RSP', 'Half mask respirator', 1, 'Takes twin bayonet filters; soft silicone that packs small.', {
        text: 'Face-fit test with this very size. Filters are swapped when breathing gets harder.',
        picture: 'respirator-grey',
        each: [21.5, 180],
        facts: { standard: 'EN 140', material: 'Silicone' },
        axes: [
          choices('size', [
            ['S', 'S'],
            ['M', 'M'],
            ['L', 'L'],
          ]),
          choices('protection', [
            ['Mask only', '0'],
            ['With P3 filters', 'P3', 1.7, 1.5],
            ['With A2P3 filters', 'A2', 2.4, 1.9],
          ]),
        ],
      }),
    ],
  }),
];
