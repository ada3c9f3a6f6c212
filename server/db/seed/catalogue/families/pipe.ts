import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Facts, type Family, family, type Numbers, range } from '#server/db/seed/catalogue/family.ts';

const lengthTiers = [
  [10, 0.93],
  [30, 0.86],
] as const;

const copperWall = ({ bore = 0 }: Numbers): Facts => ({
  'outer-diameter': bore,
  wall: bore < 22 ? 0.7 : bore < 35 ? 0.9 : 1.2,
});

export const pipeFamilies: readonly Family[] = [
  family('CB-TX', 'Copper tube, table X, straight', 'copper-pipe', 'pipe-copper', 'pipe', {
    blurb: 'Half-hard tube for water, heating and gas, kitemarked along its length.',
    text: 'Takes solder, compression and press fittings. Bends cold with a former up to 22 mm.\nSupport 15 mm every 1.2 m across and 1.8 m up.',
    facts: { material: 'Copper', standard: 'EN 1057 R250', use: 'Water, heating and gas' },
    axes: [
      sizes('bore', [10, 15, 22, 28, 35], { price: 1.35 }),
      sizes('run', [1, 2, 3], { price: 0.96, weight: 1, pad: false }),
    ],
    derive: copperWall,
    each: [5.6, 280],
    tiers: lengthTiers,
    addOns: ['cut-to-length'],
    goesWith: ['CB-CE', 'CB-SE', 'CB-CLP', 'CB-PIN'],
    ranges: [
      range('CB-TXC', 'Copper tube, chrome plated', 2.2, 'Bright tube for visible runs to taps and radiators.', {
        facts: { finish: 'Chrome plated' },
      }),
      range('CB-TY', 'Copper tube, table Y, thick wall', 1.4, 'Heavier wall for underground water and medical work.', {
        facts: { standard: 'EN 1057 R250, table Y' },
      }),
    ],
  }),
  family('CB-MB', 'Microbore copper coil', 'copper-pipe', 'microbore-coil-copper', 'pipe', {
    blurb: 'Soft tube for radiators and gauges, bent by hand or spring.',
    text: 'Unroll it along the floor under your foot, never pull it from the middle of the coil.',
    facts: { material: 'Copper', standard: 'EN 1057 R220', use: 'Heating' },
    axes: [sizes('bore', [8, 10], { price: 1.2 }), sizes('run', [10, 25, 50], { price: 0.95, weight: 1 })],
    derive: copperWall,
    each: [38, 1800],
    goesWith: ['CB-CE'],
  }),
  family('CB-PBC', 'Barrier pipe, polybutylene, coil', 'plastic-pipe', 'pipe-white', 'pipe', {
    blurb: 'Threads through joists like cable, and keeps oxygen out of the heating.',
    text: 'Cut with pipe cutters, never a saw, and put an insert in every end. Keep the first metre from a boiler in copper.',
    facts: { material: 'Polybutylene', standard: 'BS 7291', use: 'Water and heating', temperature: 95 },
    axes: [sizes('bore', [10, 15, 22], { price: 1.2 }), sizes('run', [25, 50, 100], { price: 0.95, weight: 1 })],
    each: [26, 1900],
    goesWith: ['CB-PE', 'CB-PIN', 'CB-CLP'],
    ranges: [
      range('CB-PBL', 'Barrier pipe, polybutylene, 3 m, pack of 10', 1, 'Straight lengths for risers and cupboards.', {
        picture: 'pipe-white',
        text: 'Straight from the box, so it stays on the clips between joists.',
        each: [41, 2400],
        facts: { material: 'Polybutylene', standard: 'BS 7291', use: 'Water and heating', temperature: 95, run: 3 },
        axes: [sizes('bore', [15, 22], { price: 1.2 })],
      }),
    ],
  }),
  family('CB-MLP', 'Multilayer pipe, coil', 'plastic-pipe', 'pipe-white', 'pipe', {
    blurb: 'Aluminium between two skins of PE-RT: stays where you bend it.',
    text: 'Expands no more than copper. Calibrate and chamfer each end before the press fitting goes on.',
    facts: { material: 'PE-RT / aluminium', standard: 'EN ISO 21003', use: 'Water and heating', temperature: 95 },
    axes: [sizes('bore', [16, 20, 26], { price: 1.5 }), sizes('run', [50, 100], { price: 0.95, weight: 1 })],
    each: [62, 5200],
  }),
  family('CB-MDP', 'MDPE water pipe, blue', 'plastic-pipe', 'pipe-black', 'pipe', {
    blurb: 'Buried mains pipe, 12 bar, in coils.',
    text: 'At least 750 mm down, and no joints under the building. Liners in every compression joint.',
    facts: { material: 'MDPE', standard: 'EN 12201', pressure: 12, place: 'Underground' },
    axes: [sizes('bore', [20, 25, 32, 63], { price: 1.5 }), sizes('run', [25, 50, 100], { price: 0.96, weight: 1 })],
    fits: ({ bore = 0, run = 0 }) => bore < 63 || run < 100,
    each: [19, 2900],
    goesWith: ['CB-MDC'],
  }),
  family('CB-WP', 'Waste pipe, solvent weld, 3 m', 'waste-pipe', 'pipe-white', 'pipe', {
    blurb: 'ABS waste for basins, baths and sinks.',
    text: 'Fall between 18 and 44 mm a metre. Clean, cement, push, turn a quarter, and leave for ten minutes.',
    facts: { material: 'ABS', standard: 'EN 1455', run: 3 },
    axes: [
      sizes('bore', [32, 40, 50], { price: 1.1 }),
      colours([
        ['White', 'W', '#f4f4f2'],
        ['Grey', 'G', '#8a8d8f', 'pipe-grey'],
        ['Black', 'B', '#202020', 'pipe-black'],
      ]),
    ],
    each: [4.1, 800],
    tiers: lengthTiers,
    goesWith: ['CB-WE', 'CB-CLP'],
    ranges: [
      range('CB-WPF', 'Waste pipe, push-fit, 3 m', 0.92, 'Polypropylene for ring-seal fittings; comes apart again.', {
        facts: { material: 'Polypropylene', standard: 'EN 1451' },
      }),
    ],
  }),
  family('CB-WE', 'Waste bend and tee', 'waste-pipe', 'waste-bend-white', 'elbow', {
    blurb: 'Swept fittings for 3 m waste pipe.',
    text: 'Swept tees in the direction of flow; knuckle bends only above the floor.',
    facts: { material: 'ABS', standard: 'EN 1455' },
    axes: [
      choices('pattern', [
        ['90° swept bend', 'B90'],
        ['45° bend', 'B45'],
        ['Swept tee', 'T', 1.5, 1.5],
        ['Coupling', 'C', 0.8, 0.7],
        ['Reducer to 32 mm', 'R', 0.9, 0.6],
      ]),
      sizes('bore', [32, 40, 50], { price: 0.6 }),
    ],
    fits: ({ pattern = 0, bore = 0 }) => pattern < 4 || bore > 32,
    each: [1.35, 45],
    goesWith: ['CB-WP'],
  }),
  family('CB-TRP', 'Bottle and P trap', 'waste-pipe', 'bottle-trap-white', 'elbow', {
    blurb: 'Seventy-six millimetre seal, with a cleaning eye.',
    text: 'A 76 mm seal is what the regulations want behind a basin on its own waste.',
    facts: { material: 'Polypropylene', standard: 'EN 274' },
    axes: [
      choices('pattern', [
        ['P trap', 'P'],
        ['Bottle trap', 'B', 1.2],
        ['Anti-vac bottle trap', 'AV', 1.7],
        ['Bath trap, low', 'BL', 1.4],
      ]),
      sizes('bore', [32, 40], { price: 0.5 }),
    ],
    each: [3.9, 220],
    goesWith: ['CB-WP', 'TW-BM'],
  }),
  family('CB-CLP', 'Pipe clip, hinged', 'pipe-support', 'pipe-clip-white', 'box', {
    blurb: 'Snaps shut over copper and plastic pipe.',
    text: 'Holds 8 mm off the wall so insulation and paint go behind.',
    facts: { material: 'Polypropylene' },
    axes: [sizes('bore', [10, 15, 22, 28], { price: 0.7 }), packs([50, 100], 'bag')],
    each: [4.2, 180],
    goesWith: ['CB-TX', 'FX-RP'],
    ranges: [
      range('CB-CLB', 'Pipe clip, munsen ring, brass', 3.4, 'Cast brass ring and backplate for exposed copper.', {
        picture: 'pipe-clip-brass',
        facts: { material: 'Brass' },
      }),
      range('CB-CLG', 'Pipe clip, saddle, grey', 0.7, 'Plain saddle for conduit and overflow.', {
        picture: 'pipe-clip-grey',
      }),
    ],
  }),
  family('CB-PIN', 'Pipe insert', 'pipe-support', 'pipe-insert-white', 'pipe', {
    blurb: 'Stiffens the end of plastic pipe in a fitting.',
    text: 'One in every cut end, push-fit or compression. Leaving one out is the commonest cause of a call-back.',
    facts: { material: 'Stainless steel' },
    axes: [sizes('bore', [10, 15, 22, 28], { price: 0.5 }), packs([50], 'bag')],
    each: [5.6, 60],
    goesWith: ['CB-PBC'],
  }),
  family('CB-HOS', 'Reinforced hose, by the coil', 'hoses', 'hose-green', 'pipe', {
    blurb: 'Knitted PVC hose that does not kink when the sun is on it.',
    text: 'Not for drinking water: fit a double check valve at the tap and drain it before frost.',
    facts: { material: 'PVC', pressure: 8, use: 'Garden and site' },
    axes: [
      sizes('bore', [12.5, 19, 25], { price: 1.4, pad: false }),
      sizes('run', [15, 30, 50], { price: 0.95, weight: 1, pad: false }),
    ],
    each: [16.5, 2100],
    ranges: [
      range('CB-HOY', 'Air and water hose, rubber', 2.3, 'Wrapped rubber for compressors and contractors.', {
        picture: 'hose-black',
        facts: { material: 'Rubber', pressure: 20, use: 'Compressed air' },
      }),
      range('CB-HOF', 'Heavy duty site hose, yellow', 1.5, 'Thick-walled yellow hose that lorries may drive over.', {
        picture: 'hose-yellow',
        facts: { use: 'Site' },
        badge: 'New',
      }),
    ],
  }),
];
