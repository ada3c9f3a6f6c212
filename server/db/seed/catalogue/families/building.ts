import { choices, colours, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const byBag = [
  [10, 0.94],
  [40, 0.87],
  [56, 0.8],
] as const;

export const buildingFamilies: readonly Family[] = [
  family('SG-CEM', 'Portland cement', 'cement', 'cement-bag-grey', 'bag', {
    blurb: 'General purpose cement in a bag that stands up to a wet van.',
    text: 'Check the date on the bag: after three months in damp air it is a stone.',
    facts: { standard: 'EN 197-1' },
    axes: [
      choices('grade', [
        ['32.5 N', '32'],
        ['42.5 N, rapid', '42', 1.2],
        ['Sulphate resisting', 'SR', 1.35],
        ['White', 'WH', 2.2, 1, 'cement-bag-white'],
      ]),
      sizes('weight-kg', [10, 25], { price: 0.75, pad: false }),
    ],
    each: [3.9, 10000],
    tiers: byBag,
    goesWith: ['SG-SND'],
    ranges: [
      range('SG-MRT', 'Mortar mix', 0.95, 'Just add water; M4 strength.'),
      range('SG-PST', 'Post mix', 1.1, 'Pour in dry, add water, walk away in ten minutes.'),
      range('SG-CON', 'Concrete mix', 0.9, 'C20 for pads and steps.'),
      range('SG-LVL', 'Floor leveller', 3.4, 'Flows to three millimetres and dries in a day.', {
        picture: 'cement-bag-white',
      }),
      range('SG-TIL', 'Tile adhesive', 2.6, 'Flexible S1, for floors that are heated.', {
        picture: 'cement-bag-white',
      }),
      range('SG-GRT', 'Tile grout', 1.9, 'Fine grout that resists mould.', { picture: 'cement-bag-white' }),
    ],
  }),
  family('SG-SND', 'Sand and aggregate', 'cement', 'cement-bag-grey', 'bag', {
    blurb: 'Washed and graded, in bags or by the bulk bag.',
    text: 'Sharp for screeds and concrete, soft for mortar. Bulk bags come off the lorry by crane at the kerb.',
    axes: [
      choices('use', [
        ['Sharp sand', 'SH'],
        ['Building sand', 'BS'],
        ['20 mm gravel', 'G20', 1.1],
        ['Ballast', 'BA', 1.05],
        ['MOT type 1', 'M1', 0.95],
      ]),
      sizes('weight-kg', [25, 850], { price: 0.83, pad: false }),
    ],
    each: [2.4, 25000],
    tiers: byBag,
    leadDays: 1,
  }),
  family('SG-PLB', 'Plasterboard', 'plaster', 'sheet-white', 'sheet', {
    blurb: 'Flat boards with clean edges, by the sheet.',
    text: 'Tapered edges for jointing, square for skimming. Stand them on edge and carry them on edge.',
    facts: { standard: 'EN 520' },
    axes: [
      choices('grade', [
        ['Standard', 'ST'],
        ['Moisture', 'MR', 1.5],
        ['Fire', 'FR', 1.35],
        ['Acoustic', 'AC', 1.6],
      ]),
      sizes('thickness', [9.5, 12.5, 15], { price: 0.5 }),
      choices('sheet-size', [
        ['1800 × 900 mm', '63', 0.6],
        ['2400 × 1200 mm', '84'],
      ]),
    ],
    each: [7.9, 19000],
    tiers: byBag,
    goesWith: ['SG-PLS'],
    leadDays: 1,
  }),
  family('SG-PLS', 'Plaster', 'plaster', 'cement-bag-white', 'bag', {
    blurb: 'Backing and finish plasters fresh from the kiln.',
    text: 'Mix what you can spread in half an hour. Clean water and a clean bucket matter more than the trowel.',
    axes: [
      choices('use', [
        ['Multi-finish', 'MF'],
        ['Board finish', 'BF'],
        ['Bonding coat', 'BC', 1.1],
        ['Hardwall', 'HW', 1.15],
        ['One coat', 'OC', 1.25],
      ]),
      sizes('weight-kg', [5, 25], { price: 0.55, pad: false }),
    ],
    each: [5.2, 5000],
    tiers: byBag,
    ranges: [
      range('SG-BEA', 'Plaster bead', 0.6, 'Galvanised edge for corners and stops.', { picture: 'conduit-zinc' }),
    ],
  }),
  family('SG-LFT', 'Loft insulation roll', 'insulation', 'insulation-roll-yellow', 'box', {
    blurb: 'Mineral wool that springs back and does not itch as it did.',
    text: 'Lay the first roll between the joists and the second across them. Keep it off the eaves, so that the roof breathes.',
    facts: { conductivity: 0.044, fire: 'A1', material: 'Glass wool' },
    axes: [
      sizes('thickness', [100, 150, 170, 200], { price: 0.7 }),
      choices('size', [
        ['370 mm wide', '37'],
        ['570 mm wide', '57', 1.4],
        ['1140 mm wide', '114', 2.7],
      ]),
    ],
    each: [17, 9500],
    tiers: byBag,
    goesWith: ['GW-MSK'],
    ranges: [
      range('SG-SLB', 'Acoustic slab', 1.6, 'Dense wool for studs and floors.', {
        picture: 'insulation-roll-grey',
        facts: { conductivity: 0.036 },
      }),
      range('SG-CVT', 'Cavity slab', 1.4, 'Water repellent, to fill a cavity.'),
    ],
  }),
  family('SG-PIR', 'Rigid insulation board', 'insulation', 'sheet-white', 'sheet', {
    blurb: 'Foil-faced PIR for the most warmth in the least room.',
    text: 'Tape every joint with foil tape. Cut with a fine saw and wear a mask.',
    facts: { conductivity: 0.022, material: 'PIR' },
    axes: [
      sizes('thickness', [25, 50, 75, 100, 120, 150], { price: 0.9 }),
      choices('sheet-size', [
        ['1200 × 450 mm', '12', 0.24],
        ['2400 × 1200 mm', '84'],
      ]),
    ],
    each: [19, 3000],
    tiers: byBag,
    leadDays: 2,
    goesWith: ['BW-ALU'],
    ranges: [
      range('SG-EPS', 'Polystyrene board', 0.4, 'White EPS for floors.', {
        facts: { material: 'EPS', conductivity: 0.036 },
      }),
      range('SG-XPS', 'Extruded board', 0.85, 'Closed cells for wet ground.', {
        facts: { material: 'XPS', conductivity: 0.033 },
      }),
    ],
  }),
  family('SG-DPM', 'Damp-proof membrane', 'damp-proofing', 'insulation-roll-grey', 'sheet', {
    blurb: 'Virgin polythene that lies flat and laps tight.',
    text: 'Lap by 150 mm, tape the laps, and turn it up to meet the course in the wall.',
    facts: { material: 'LDPE' },
    axes: [
      choices('grade', [
        ['1000 gauge', '10'],
        ['1200 gauge', '12', 1.2],
        ['2000 gauge', '20', 1.9],
      ]),
      choices('size', [
        ['4 × 12.5 m', '412', 0.55],
        ['4 × 25 m', '425'],
      ]),
      colours([
        ['Black', 'BK', '#1c1d1e'],
        ['Blue', 'BL', '#2e63a6'],
      ]),
    ],
    each: [29, 12000],
    ranges: [
      range('SG-DPC', 'Damp-proof course', 0.28, 'Embossed roll for walls.', { facts: { material: 'Polyethylene' } }),
      range('SG-BRM', 'Breather membrane', 1.9, 'Lets vapour out and keeps rain off.'),
    ],
  }),
  family('SG-DRP', 'Underground drain pipe', 'drainage', 'pipe-black', 'pipe', {
    blurb: 'Ring-seal pipe and fittings for foul and surface water.',
    text: 'Lubricate the ring, push to the mark, and lay at 1 in 40 for foul.',
    facts: { material: 'PVC-U', standard: 'EN 1401' },
    axes: [sizes('bore', [110, 160, 225], { price: 1.5 }), sizes('length', [3000, 6000], { price: 1 })],
    each: [14.5, 4500],
    tiers: byBag,
    addOns: ['cut-to-length'],
    ranges: [
      range('SG-GUT', 'Gutter, half round', 0.55, 'Rainwater in three-metre lengths.'),
      range('SG-DWN', 'Downpipe', 0.5, 'Round, with clips to match.'),
      range('SG-CHN', 'Channel drain', 1.4, 'With a galvanised grating.', { picture: 'conduit-zinc' }),
    ],
  }),
];
