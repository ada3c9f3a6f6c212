import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const discTiers = [
  [10, 0.9],
  [50, 0.78],
] as const;

export const sawBladeAndAbrasiveFamilies: readonly Family[] = [
  family('SD-CSB', 'Circular saw blade, wood', 'saw-blades', 'saw-blade-red', 'blade', {
    blurb: 'Carbide teeth, thin kerf for cordless saws.',
    text: 'Few teeth for ripping, many for clean crosscuts. Check the bore: reducing rings are in the box.',
    facts: { base: 'Wood', standard: 'EN 847-1' },
    axes: [
      sizes('diameter', [165, 190, 216, 254, 305], { price: 1 }),
      choices('teeth', [
        ['24', '24'],
        ['48', '48', 1.5],
      ]),
    ],
    derive: ({ diameter = 0 }) => ({ bore: diameter < 180 ? 20 : 30, thickness: diameter < 200 ? 1.6 : 2.4 }),
    each: [14.8, 320],
    goesWith: ['AR-CS'],
    ranges: [
      range(
        'SD-CSM',
        'Circular saw blade, steel and aluminium',
        2.1,
        'Cermet teeth that cut cold, for tray and strut.',
        { facts: { base: 'Metal' }, picture: 'saw-blade-steel' },
      ),
    ],
  }),
  family('SD-JSB', 'Jigsaw blades, pack of 5', 'saw-blades', 'saw-blade-steel', 'blade', {
    blurb: 'T-shank, sorted by what you cut.',
    text: 'Down-cut for laminate, bi-metal where there may be a nail.',
    facts: { shank: 'T-shank', pack: 5 },
    axes: [
      choices('use', [
        ['Wood, fast', 'W'],
        ['Wood, clean', 'WC'],
        ['Laminate, down-cut', 'L', 1.2],
        ['Metal, thin', 'M', 1.2],
        ['Wood with nails', 'N', 1.6],
      ]),
    ],
    each: [5.9, 50],
    goesWith: ['AR-JS'],
    ranges: [
      range('SD-RSB', 'Reciprocating saw blades, pack of 5', 2.1, 'Bi-metal blades for demolition and plumbing.', {
        facts: { shank: '1/2 in universal' },
      }),
    ],
  }),
  family('SD-MTB', 'Multi-tool blades', 'saw-blades', 'multi-tool-blade-steel', 'blade', {
    blurb: 'Universal fit, for wood, nails, grout and sealant.',
    text: 'Low speed for nails; let the blade wander and it lasts longer.',
    facts: { shank: 'Universal' },
    axes: [
      choices('use', [
        ['Wood', 'W'],
        ['Wood with nails', 'N', 1.5],
        ['Grout', 'G', 2.2],
        ['Scraper', 'S', 0.9],
      ]),
      packs([1, 5], 'pack'),
    ],
    each: [6.4, 40],
    goesWith: ['AR-MT'],
  }),
  family('SD-CD', 'Cutting disc, metal', 'abrasives', 'cutting-disc-black', 'blade', {
    blurb: 'One millimetre: cuts cool and leaves hardly a burr.',
    text: 'Never on its side, never past its date. INOX discs have no iron to rust a stainless weld.',
    facts: { base: 'Steel and stainless', standard: 'EN 12413', bore: 22.2 },
    axes: [
      sizes('diameter', [115, 125, 230], { price: 1.2 }),
      sizes('thickness', [1, 1.6, 2.5], { price: 0.15, weight: 0.8, pad: false }),
    ],
    fits: ({ diameter = 0, thickness = 0 }) => (diameter < 200 ? thickness < 2 : thickness > 1),
    each: [0.95, 25],
    sells: { by: 5 },
    tiers: discTiers,
    goesWith: ['AR-AG'],
    ranges: [
      range('SD-GD', 'Grinding disc, metal', 1.5, 'Six millimetres thick with a depressed centre.', {
        text: 'Hold it at fifteen to thirty degrees to the work. Not for cutting.',
        facts: { base: 'Steel', standard: 'EN 12413', bore: 22.2, thickness: 6 },
        axes: [sizes('diameter', [115, 125, 230], { price: 1 })],
      }),
    ],
  }),
  family('SD-FD', 'Flap disc, zirconia', 'abrasives', 'flap-disc-blue', 'blade', {
    blurb: 'Grinds and finishes in one go.',
    text: 'Start at 40 to take a weld down, finish at 120 for paint.',
    facts: { base: 'Steel and stainless', bore: 22.2 },
    axes: [sizes('diameter', [115, 125], { price: 0.8 }), sizes('grit', [40, 60, 80, 120], { price: 0, weight: 0 })],
    each: [2.4, 80],
    tiers: discTiers,
    goesWith: ['AR-AG'],
  }),
  family('SD-DB', 'Diamond blade', 'abrasives', 'diamond-blade-steel', 'blade', {
    blurb: 'By what you cut: concrete, brick, tile or the lot.',
    text: 'Soft bond for hard stone. If it glazes, three cuts in a breeze block open it again.',
    facts: { tip: 'Diamond', bore: 22.2 },
    axes: [
      sizes('diameter', [115, 125, 230, 300], { price: 1.4 }),
      choices('base', [
        ['General purpose', 'G'],
        ['Concrete', 'C', 1.6],
        ['Tile', 'T', 1.5],
      ]),
    ],
    fits: ({ diameter = 0, base = 0 }) => diameter < 300 || base < 2,
    each: [11.5, 160],
    goesWith: ['AR-AG', 'GW-MSK'],
  }),
  family('SD-SHT', 'Sanding sheets and rolls', 'abrasives', 'sanding-sheet-brown', 'sheet', {
    blurb: 'Aluminium oxide on paper that does not crack at the fold.',
    text: 'Eighty to flatten, 120 for paint, 180 between coats, 240 for varnish.',
    facts: { base: 'Wood and paint' },
    axes: [
      choices('pattern', [
        ['Sheets, pack of 10', 'S'],
        ['Roll, 5 m', 'R', 1.6, 3],
        ['Orbital discs, pack of 10', 'O', 1.4],
      ]),
      sizes('grit', [60, 80, 120, 180, 240], { price: 0, weight: 0 }),
    ],
    each: [3.9, 120],
    goesWith: ['AR-OS', 'MW-PRM'],
  }),
  family('SD-WB', 'Wire brush', 'abrasives', 'paint-brush-black', 'blade', {
    blurb: 'Hand brushes and wheels for rust, scale and old paint.',
    text: 'Brass where a spark must not be, stainless on stainless.',
    axes: [
      choices('pattern', [
        ['Hand, four row', 'H'],
        ['Cup, twist knot, M14', 'C', 2.2, 2],
        ['Wheel, drill shank', 'W', 1.3],
      ]),
      choices('material', [
        ['Steel', 'S'],
        ['Stainless', 'SS', 1.4],
        ['Brass', 'B', 1.4],
      ]),
    ],
    each: [3.4, 180],
    goesWith: ['AR-AG'],
  }),
];
