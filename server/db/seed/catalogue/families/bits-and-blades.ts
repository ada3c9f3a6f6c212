import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

export const bitAndBladeFamilies: readonly Family[] = [
  family('SD-HSS', 'HSS drill bit, ground', 'metal-drill-bits', 'drill-bit-steel', 'bit', {
    blurb: 'Split point that starts where you put it, for steel up to 900 N/mm².',
    text: 'Cutting oil on steel, paraffin on aluminium, nothing on brass. A chip that is blue means too fast.',
    facts: { standard: 'DIN 338', material: 'HSS', shank: 'Straight', base: 'Metal' },
    axes: [sizes('diameter', [1, 2, 3, 4, 5, 6, 8, 10, 13], { price: 0.75, weight: 1.8, pad: false })],
    derive: ({ diameter = 0 }) => ({ length: Math.round(30 + diameter * 9) }),
    each: [0.85, 2],
    goesWith: ['AR-DD', 'BW-LUB'],
    ranges: [
      range('SD-HSC', 'Cobalt drill bit, 5%', 2.6, 'For stainless and other things that eat HSS.', {
        picture: 'drill-bit-gold',
        facts: { material: 'HSS-Co 5%' },
      }),
      range('SD-HSK', 'HSS drill bit set', 1, 'Ground bits in a metal case that opens like a book.', {
        text: 'Each bit has its own hole, so the one that is missing shows.',
        picture: 'drill-bit-black',
        each: [16.5, 420],
        facts: { material: 'HSS', shank: 'Straight', base: 'Metal' },
        axes: [
          choices('pieces', [
            ['1 to 10 mm, 19 piece', '19'],
            ['1 to 13 mm, 25 piece', '25', 1.9, 2.2],
          ]),
        ],
      }),
    ],
  }),
  family('SD-STP', 'Step drill', 'metal-drill-bits', 'step-drill-gold', 'bit', {
    blurb: 'One bit for every gland hole in sheet up to 4 mm.',
    text: 'Slow and with oil. Each step deburrs the last.',
    facts: { material: 'HSS, titanium nitride', base: 'Metal', shank: '1/4 in hex' },
    axes: [
      choices('size', [
        ['4 to 12 mm', '12'],
        ['4 to 20 mm', '20', 1.4, 1.8],
        ['6 to 30 mm', '30', 2.1, 3],
      ]),
    ],
    each: [12.8, 60],
    goesWith: ['VT-GLD'],
  }),
  family('SD-SDS', 'SDS-plus drill bit', 'masonry-drill-bits', 'drill-bit-steel', 'bit', {
    blurb: 'Four-cutter solid carbide head; does not catch on rebar.',
    text: 'Replace it when the head is worn to the mark: an undersized hole is how anchors fail.',
    facts: { shank: 'SDS-plus', tip: 'Solid carbide', base: 'Concrete and masonry' },
    axes: [
      sizes('diameter', [5, 5.5, 6, 7, 8, 10, 12, 16, 20], { price: 0.9, pad: false }),
      sizes('length', [110, 160, 260, 450], { price: 0.7 }),
    ],
    fits: ({ diameter = 0, length = 0 }) =>
      diameter < 8 ? length <= 160 : diameter < 16 ? length >= 160 : length >= 260,
    each: [3.6, 60],
    goesWith: ['AR-SDS', 'FX-TB', 'FX-RP'],
    ranges: [
      range('FL-SDS', 'SDS-plus drill bit, two-cutter', 0.5, 'Brazed tip for plugs in brick and block.', {
        facts: { tip: 'Carbide' },
      }),
    ],
  }),
  family('SD-MAS', 'Masonry drill bit, straight shank', 'masonry-drill-bits', 'drill-bit-black', 'bit', {
    blurb: 'For hammer drills and combi drills.',
    text: 'Rotary only in tile until you are through the glaze.',
    facts: { shank: 'Straight', tip: 'Carbide', base: 'Brick and block' },
    axes: [sizes('diameter', [5, 5.5, 6, 7, 8, 10, 12], { price: 0.8, pad: false })],
    derive: ({ diameter = 0 }) => ({ length: diameter < 8 ? 100 : 150 }),
    each: [1.9, 25],
    goesWith: ['AR-DD', 'FX-RP'],
  }),
  family('SD-DC', 'Diamond core and tile drill', 'masonry-drill-bits', 'diamond-core-blue', 'bit', {
    blurb: 'Porcelain in half a minute, a soil pipe hole in five.',
    text: 'Tile drills wet or waxed; dry cores with extraction, hammer off.',
    facts: { tip: 'Diamond', base: 'Tile and masonry' },
    axes: [sizes('diameter', [6, 8, 10, 38, 52, 117], { price: 0.8 })],
    derive: ({ diameter = 0 }) => ({ length: diameter < 20 ? 60 : 150 }),
    each: [9.4, 40],
    goesWith: ['AR-SDS'],
  }),
  family('SD-FLT', 'Flat wood bit', 'wood-drill-bits', 'flat-bit-steel', 'bit', {
    blurb: 'Spurs score the edge before the blade lifts the chip.',
    text: 'Stop when the point shows and finish from the other side.',
    facts: { shank: '1/4 in hex', base: 'Wood', length: 150 },
    axes: [sizes('diameter', [10, 12, 16, 18, 20, 22, 25, 32, 38], { price: 0.5 })],
    each: [2.6, 50],
    goesWith: ['AR-ID'],
    ranges: [
      range('SD-AUG', 'Auger bit', 3.4, 'Lead screw pulls it through a beam.', {
        picture: 'auger-bit-steel',
        facts: { length: 235 },
      }),
    ],
  }),
  family('SD-HS', 'Hole saw, bi-metal', 'wood-drill-bits', 'hole-saw-red', 'bit', {
    blurb: 'Through timber, plasterboard, plastic and thin steel.',
    text: 'Clear the plug with the slots. Arbors are separate, one for up to 30 mm and one above.',
    facts: { base: 'Wood and metal', depth: 38, material: 'Bi-metal' },
    axes: [sizes('diameter', [20, 25, 32, 40, 51, 57, 68, 76, 92, 102], { price: 0.6 })],
    each: [5.2, 60],
    goesWith: ['SD-ARB'],
  }),
  family('SD-ARB', 'Hole saw arbor', 'wood-drill-bits', 'hole-saw-arbor-steel', 'bit', {
    blurb: 'Quick-change arbor with pilot drill.',
    text: 'Two drive pins on the large one, so it does not lock onto the saw.',
    facts: { shank: '3/8 in hex' },
    axes: [
      choices('size', [
        ['14 to 30 mm', 'S'],
        ['32 to 152 mm', 'L', 1.3, 1.5],
      ]),
    ],
    each: [9.8, 140],
    goesWith: ['SD-HS'],
  }),
  family('SD-BTP', 'Screwdriver bit, pozi', 'screwdriver-bits', 'driver-bit-steel', 'bit', {
    blurb: 'Torsion zone takes the blow, so the tip does not.',
    text: 'Buy PZ2 by the tub. When it slips once, it is done.',
    facts: { tip: 'Pozi', shank: '1/4 in hex', material: 'S2 steel' },
    axes: [
      choices('size', [
        ['PZ1', '1'],
        ['PZ2', '2'],
        ['PZ3', '3'],
      ]),
      sizes('length', [25, 50], { price: 0.8 }),
      packs([10, 50], 'tub'),
    ],
    each: [4.9, 60],
    goesWith: ['FX-WSC', 'AR-ID'],
    ranges: [
      range('SD-BTT', 'Screwdriver bit, torx', 1.05, 'No cam-out: for decking and structural screws.', {
        picture: 'driver-bit-steel',
        facts: { tip: 'Torx', shank: '1/4 in hex', material: 'S2 steel' },
        axes: [
          choices('size', [
            ['TX15', '15'],
            ['TX20', '20'],
            ['TX25', '25'],
            ['TX30', '30'],
            ['TX40', '40', 1.1],
          ]),
          sizes('length', [25, 50], { price: 0.8 }),
          packs([10], 'tub'),
        ],
      }),
      range('SD-BTH', 'Nut driver bit, magnetic', 1, 'For self-drilling and roofing screws.', {
        picture: 'driver-bit-steel',
        text: 'The magnet comes out with its swarf when the sleeve is pulled back.',
        each: [3.6, 45],
        facts: { tip: 'Hexagon socket', shank: '1/4 in hex' },
        axes: [sizes('across-flats', [7, 8, 10, 13], { price: 0.4 })],
      }),
    ],
  }),
  family('SD-BTK', 'Screwdriver bit set and holder', 'screwdriver-bits', 'driver-bit-steel', 'box', {
    blurb: 'The sizes you reach for, and a holder that locks.',
    text: 'The case clips to a belt and survives the dashboard.',
    axes: [
      choices('pieces', [
        ['32 piece', '32'],
        ['60 piece', '60', 1.6, 1.7],
        ['Magnetic holder', 'H', 0.35, 0.2],
      ]),
    ],
    each: [14.5, 310],
  }),
];
