import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Facts, type Family, family, type Numbers, range } from '#server/db/seed/catalogue/family.ts';

const head = ({ diameter = 0 }: Numbers): Facts => ({
  'head-height': Math.round(diameter * 5) / 10,
  'outer-diameter': diameter * 2,
});

const boxTiers = [
  [5, 0.94],
  [20, 0.87],
] as const;

export const woodScrewFamilies: readonly Family[] = [
  family(
    'FX-WSC',
    'Wood screw, pozi countersunk, yellow passivated',
    'general-wood-screws',
    'wood-screw-yellow',
    'screw',
    {
      blurb: 'The everyday indoor screw: single thread, sharp point, waxed to drive cool.',
      text: 'Heat treated so heads do not shear in hardwood. Drive with PZ2 up to 6 mm; 3.5 mm takes PZ2 as well.\nYellow passivation stands damp storage, not weather.',
      facts: {
        material: 'Carbon steel',
        finish: 'Yellow passivated',
        head: 'Countersunk',
        drive: 'Pozi',
        place: 'Indoors',
      },
      axes: [
        sizes('diameter', [3.5, 4, 5, 6], { price: 1.3, pad: false }),
        sizes('length', [25, 30, 40, 50, 60, 80, 100], { price: 0.7 }),
        packs([200]),
      ],
      fits: ({ diameter = 0, length = 0 }) => length <= diameter * 17 && length >= diameter * 5,
      derive: head,
      each: [2.6, 260],
      tiers: boxTiers,
      goesWith: ['SD-BTP', 'AR-DD'],
      ranges: [
        range(
          'FX-WSD',
          'Double-threaded wood screw, zinc',
          1.15,
          'Drives faster in softwood and chipboard; ribs under the head cut their own countersink.',
          {
            picture: 'wood-screw-zinc',
            facts: { finish: 'Zinc plated' },
            badge: 'Offer',
          },
        ),
        range(
          'FL-WSC',
          'Wood screw, pozi, value box',
          0.78,
          'Same sizes without the wax, for packing cases and temporary work.',
          { facts: { finish: 'Zinc plated' }, picture: 'wood-screw-zinc' },
        ),
      ],
    },
  ),
  family('FX-WSB', 'Wood screw, slotted countersunk, brass', 'general-wood-screws', 'wood-screw-brass', 'screw', {
    blurb: 'Solid brass for hinges, boats and restoration, where steel would bleed into oak.',
    text: 'Brass is soft: cut the thread first with a steel screw of the same size, then drive the brass by hand.',
    facts: { material: 'Brass', finish: 'Plain', head: 'Countersunk', drive: 'Slotted', place: 'Indoors and out' },
    axes: [
      sizes('diameter', [3, 3.5, 4, 5], { price: 1.4, pad: false }),
      sizes('length', [16, 20, 25, 32, 40, 50], { price: 0.8 }),
      packs([100]),
    ],
    fits: ({ diameter = 0, length = 0 }) => length <= diameter * 11,
    derive: head,
    each: [5.4, 95],
    tiers: boxTiers,
    goesWith: ['HP-SDS'],
  }),
  family('FX-DK', 'Decking screw, green', 'exterior-wood-screws', 'decking-screw-green', 'screw', {
    blurb: 'Organic coating that stands preservative and twenty years of weather.',
    text: 'Two at each joist, 20 mm from the edge. Pre-drill within 75 mm of the board end and the ends will not split.',
    facts: {
      material: 'Carbon steel',
      finish: 'Green organic coating',
      head: 'Countersunk, ribbed',
      drive: 'Torx',
      place: 'Outdoors',
    },
    axes: [
      sizes('diameter', [4.5], { pad: false }),
      sizes('length', [50, 63, 75, 100], { price: 0.8 }),
      packs([200, 1000], 'tub'),
    ],
    derive: head,
    each: [8.9, 800],
    tiers: boxTiers,
    goesWith: ['OH-DCK', 'SD-BTT'],
  }),
  family(
    'IM-WSA2',
    'Wood screw, torx countersunk, A2 stainless',
    'exterior-wood-screws',
    'wood-screw-stainless',
    'screw',
    {
      blurb: 'For cladding, oak and cedar: no black streaks below the head.',
      text: 'Stainless is softer than hardened steel, so pre-drill hardwood and keep the speed down.',
      facts: { material: 'A2 stainless steel', finish: 'Plain', head: 'Countersunk', drive: 'Torx', place: 'Outdoors' },
      axes: [
        sizes('diameter', [4, 5, 6], { price: 1.3, pad: false }),
        sizes('length', [30, 40, 50, 60, 80, 100], { price: 0.8 }),
        packs([100]),
      ],
      fits: ({ diameter = 0, length = 0 }) => length <= diameter * 17 && length >= diameter * 7,
      derive: head,
      each: [6.8, 170],
      tiers: boxTiers,
      goesWith: ['SD-BTT'],
      ranges: [
        range(
          'IM-WSA4',
          'Wood screw, torx countersunk, A4 stainless',
          1.5,
          'For cladding within sight of the sea, and for pontoons and piers.',
          { facts: { material: 'A4 stainless steel' } },
        ),
      ],
    },
  ),
  family('FX-TS', 'Structural timber screw, washer head', 'structural-screws', 'timber-screw-zinc', 'screw', {
    blurb: 'Takes the place of a coach screw, with no pilot hole.',
    text: 'The wide flange clamps like a washer and the shank cutter widens the hole for the plain part. CE marked for load-bearing timber.',
    facts: {
      material: 'Carbon steel',
      finish: 'Zinc plated',
      head: 'Washer',
      drive: 'Torx',
      standard: 'EN 14592',
      place: 'Indoors',
    },
    axes: [
      sizes('diameter', [6, 8], { price: 1.4 }),
      sizes('length', [80, 100, 120, 160, 200, 240, 300], { price: 0.85 }),
      packs([50]),
    ],
    fits: ({ diameter = 0, length = 0 }) => diameter === 8 || length <= 200,
    derive: head,
    each: [8.4, 700],
    tiers: boxTiers,
    goesWith: ['SD-BTT', 'FX-JH'],
    ranges: [
      range(
        'FX-TSG',
        'Structural timber screw, exterior coated',
        1.25,
        'The same screw with a coating for sleepers, pergolas and roof decks.',
        { picture: 'timber-screw-green', facts: { finish: 'Exterior coated', place: 'Outdoors' } },
      ),
    ],
  }),
  family('FX-CS', 'Coach screw, zinc plated', 'structural-screws', 'coach-screw-zinc', 'screw', {
    blurb: 'Hexagon-headed timber screw for gates, posts and heavy hinges.',
    text: 'Drill a pilot of seven tenths of the diameter. Soap on the thread saves your wrist.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', head: 'Hexagon', standard: 'DIN 571' },
    axes: [sizes('diameter', [6, 8, 10], { price: 1.5 }), sizes('length', [40, 50, 65, 75, 100, 130], { price: 0.8 })],
    fits: ({ diameter = 0, length = 0 }) => length >= diameter * 5,
    derive: ({ diameter = 0 }) => ({ 'across-flats': diameter * 1.6 + 0.4 }),
    each: [0.09, 9],
    sells: { by: 10 },
    tiers: [
      [50, 0.9],
      [200, 0.8],
    ],
    goesWith: ['FX-WC', 'CL-TEE'],
  }),
  family('FX-DW', 'Drywall screw, bugle head', 'drywall-screws', 'drywall-screw-black', 'screw', {
    blurb: 'Sinks into the board without tearing the paper.',
    text: 'Coarse thread for timber studs, fine for metal up to 0.8 mm. Set the depth so that the head dimples and the paper stays whole.',
    facts: {
      material: 'Carbon steel',
      finish: 'Black phosphate',
      head: 'Bugle',
      drive: 'Phillips',
      diameter: 3.5,
      standard: 'EN 14566',
    },
    axes: [
      sizes('length', [25, 32, 38, 42, 50, 75], { price: 0.6 }),
      choices('pattern', [
        ['Coarse thread', 'C'],
        ['Fine thread', 'F'],
        ['Fine thread, collated', 'FC', 1.5],
      ]),
      packs([1000]),
    ],
    fits: ({ length = 0, pattern = 0 }) => length < 75 || pattern === 0,
    each: [6.2, 1300],
    tiers: boxTiers,
    goesWith: ['SG-PLB', 'AR-DW'],
    ranges: [
      range('FX-DWZ', 'Drywall screw, zinc plated', 1.15, 'For moisture board in kitchens and bathrooms.', {
        picture: 'drywall-screw-zinc',
        facts: { finish: 'Zinc plated' },
      }),
    ],
  }),
];
