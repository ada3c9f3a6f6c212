import { choices, colours, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const byBag = [
  [10, 0.94],
  [40, 0.87],
  [56, 0.8],
] as const;

export const insulationAndDrainageFamilies: readonly Family[] = [
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
      range('SG-SLB', 'Acoustic slab', 1, 'Dense wool for studs and floors.', {
        text: 'Friction-fits between studs at 600 mm. Butt the edges: a gap is a hole for sound.',
        picture: 'insulation-slab-grey',
        drawing: 'sheet',
        each: [27, 9000],
        facts: { conductivity: 0.036, fire: 'A1', material: 'Stone wool', 'sheet-size': '1200 × 600 mm' },
        axes: [sizes('thickness', [50, 75, 100], { price: 0.6 })],
      }),
      range('SG-CVT', 'Cavity slab', 1, 'Water repellent, to fill a cavity.', {
        picture: 'insulation-slab-yellow',
        text: 'Keep mortar off the edges and the cavity board on top of the last course overnight.',
        drawing: 'sheet',
        each: [24, 8500],
        facts: { conductivity: 0.034, fire: 'A1', material: 'Glass wool', 'sheet-size': '1200 × 455 mm' },
        axes: [sizes('thickness', [75, 100, 125, 150], { price: 0.7 })],
      }),
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
  family('SG-DPM', 'Damp-proof membrane', 'damp-proofing', 'film-roll-black', 'sheet', {
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
      range('SG-DPC', 'Damp-proof course', 1, 'Embossed roll for walls.', {
        text: 'Bed it on fresh mortar with another bed above, the full width of the leaf, lapped by 100 mm.',
        each: [4.4, 2200],
        drawing: 'tape',
        facts: { material: 'Polyethylene', run: 30, standard: 'EN 14909' },
        axes: [sizes('width', [100, 112.5, 150, 225, 300, 450], { price: 0.95, pad: false })],
      }),
      range('SG-BRM', 'Breather membrane', 1, 'Lets vapour out and keeps rain off.', {
        picture: 'film-roll-blue',
        text: 'Drape it 10 mm between rafters and lap by 150 mm; tape the laps on an exposed site.',
        each: [58, 7500],
        facts: { material: 'Polypropylene', standard: 'EN 13859-1' },
        axes: [
          choices('grade', [
            ['Roof, 115 g', 'R'],
            ['Roof, 145 g, taped edge', 'T', 1.5],
            ['Wall', 'W', 0.8],
          ]),
          choices('size', [
            ['1.5 × 50 m', '50'],
            ['1 × 50 m', '10', 0.7],
          ]),
        ],
      }),
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
      range('SG-GUT', 'Gutter, half round', 1, 'Rainwater gutter, 112 mm across, and what joins it.', {
        text: 'Fall 25 mm in 15 m. Leave the gap marked in each joint for the sun.',
        picture: 'gutter-black',
        each: [7.9, 900],
        facts: { material: 'PVC-U', standard: 'EN 607' },
        axes: [
          choices('pattern', [
            ['Gutter, 4 m', 'G'],
            ['Union bracket', 'U', 0.35, 0.15],
            ['Running outlet', 'O', 0.5, 0.2],
            ['90° angle', 'A', 0.55, 0.2],
            ['Stop end', 'E', 0.22, 0.1],
          ]),
          colours([
            ['Black', 'BK', '#1c1d1e', 'gutter-black'],
            ['White', 'WH', '#f2f2ef', 'gutter-white'],
            ['Brown', 'BR', '#5b3a22'],
          ]),
        ],
      }),
      range('SG-DWN', 'Downpipe and fittings', 1, 'Round 68 mm downpipe, with clips to match.', {
        text: 'A clip every 1.8 m, and one at every socket.',
        each: [6.6, 1100],
        facts: { material: 'PVC-U', diameter: 68 },
        axes: [
          choices('pattern', [
            ['Pipe, 2.5 m', 'P'],
            ['Offset bend', 'B', 0.5, 0.2],
            ['Shoe', 'S', 0.42, 0.2],
            ['Pipe clip', 'C', 0.2, 0.05],
          ]),
          colours([
            ['Black', 'BK', '#1c1d1e'],
            ['White', 'WH', '#f2f2ef', 'pipe-white'],
            ['Brown', 'BR', '#5b3a22'],
          ]),
        ],
      }),
      range('SG-CHN', 'Channel drain, 1 m', 1, 'Polymer channel with a locking grate.', {
        text: 'Bed on concrete and leave the grate 3 mm below the paving.',
        picture: 'channel-drain-grey',
        drawing: 'batten',
        each: [17.5, 3200],
        facts: { standard: 'EN 1433', length: 1000 },
        axes: [
          choices('grade', [
            ['A15, galvanised grate', 'A'],
            ['B125, galvanised grate', 'B', 1.5, 1.3],
            ['C250, cast iron grate', 'C', 3.1, 3],
          ]),
        ],
      }),
    ],
  }),
];
