import { choices, colours, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const panel = { material: 'Steel', finish: 'White', standard: 'EN 442', pressure: 10, guarantee: '15 years' };

export const radiatorFamilies: readonly Family[] = [
  family('TS-K1', 'Panel radiator, single convector (K1)', 'radiators', 'panel-radiator-white', 'box', {
    blurb: 'One panel, one convector, 60 mm off the wall.',
    text: 'Output is at a 50 degree difference between water and room. Brackets, plug and vent are in the box.',
    facts: { ...panel, depth: 61 },
    axes: [
      sizes('height', [450, 600], { price: 0.7 }),
      sizes('width', [400, 600, 800, 1000, 1200, 1600], { price: 0.8 }),
    ],
    derive: ({ height = 0, width = 0 }) => ({ output: Math.round(width * height * 0.00163) }),
    each: [24, 7400],
    addOns: ['radiator-kit'],
    goesWith: ['TS-TRV', 'TS-LSV', 'TS-INH'],
    ranges: [
      range('TS-K3', 'Panel radiator, triple convector (K3)', 2.4, 'Three panels for heat pumps and big rooms.', {
        facts: { depth: 160 },
      }),
    ],
  }),
  family('TS-K2', 'Panel radiator, double convector (K2)', 'radiators', 'panel-radiator-white', 'box', {
    blurb: 'The usual choice: twice the output of a single for half as much again.',
    text: 'Output is at a 50 degree difference. At 45 degrees flow from a heat pump count on about half.',
    facts: { ...panel, depth: 100 },
    axes: [
      sizes('height', [300, 450, 600, 700], { price: 0.7 }),
      sizes('width', [400, 600, 800, 1000, 1200, 1600], { price: 0.8 }),
    ],
    derive: ({ height = 0, width = 0 }) => ({ output: Math.round(width * height * 0.00292) }),
    each: [31, 9800],
    addOns: ['radiator-kit'],
    goesWith: ['TS-TRV', 'TS-LSV', 'TS-INH'],
  }),
  family('TS-COL', 'Column radiator, two column', 'radiators', 'column-radiator-white', 'box', {
    blurb: 'Round-topped sections, laser welded.',
    text: 'Horizontal under a window or vertical beside a door. Anthracite hides a workshop’s fingerprints.',
    facts: { material: 'Steel', standard: 'EN 442', pressure: 8, depth: 69, guarantee: '10 years' },
    axes: [
      sizes('height', [600, 1800], { price: 0.75 }),
      sizes('width', [380, 600, 1000], { price: 0.8 }),
      colours([
        ['White', 'W', '#f4f4f2'],
        ['Anthracite', 'A', '#383e42', 'column-radiator-grey', 1.1],
      ]),
    ],
    fits: ({ height = 0, width = 0 }) => height === 600 || width <= 600,
    derive: ({ height = 0, width = 0 }) => ({ output: Math.round(width * height * 0.00245) }),
    each: [112, 14000],
    addOns: ['radiator-kit'],
    goesWith: ['TS-TRVD'],
  }),
  family('TS-TR', 'Towel rail, straight', 'radiators', 'towel-rail-chrome', 'box', {
    blurb: 'Ladder rail for the bathroom, on the heating or with an element.',
    text: 'Chrome gives off about a third less heat than white. Fill with inhibitor before you fit an element.',
    facts: { material: 'Steel', standard: 'EN 442', pressure: 8 },
    axes: [
      sizes('height', [800, 1200, 1600], { price: 0.8 }),
      sizes('width', [400, 500, 600], { price: 0.4 }),
      choices('finish', [
        ['Chrome', 'C', 1.2],
        ['White', 'W', 1, 1, 'towel-rail-white'],
      ]),
    ],
    derive: ({ height = 0, width = 0 }) => ({ output: Math.round(width * height * 0.00098) }),
    each: [48, 5200],
    goesWith: ['TS-TRVD', 'TS-EL'],
  }),
  family('TS-TRV', 'Thermostatic radiator valve', 'radiator-valves', 'radiator-valve-white', 'valve', {
    blurb: 'Turns a room down by itself; frost setting at the star.',
    text: 'Bi-directional, so it goes on flow or return. Leave one radiator in the house without, or fit a bypass.',
    facts: { standard: 'EN 215', material: 'Brass', finish: 'White' },
    axes: [
      choices('connection', [
        ['15 mm', '15'],
        ['10 mm', '10', 1.05],
        ['8 mm', '08', 1.05],
      ]),
      choices('pattern', [
        ['Angled', 'A'],
        ['Straight', 'S', 1.08],
      ]),
    ],
    each: [9.8, 290],
    tiers: [
      [10, 0.9],
      [40, 0.82],
    ],
    goesWith: ['TS-LSV'],
    ranges: [
      range(
        'TS-TRVD',
        'Thermostatic radiator valve set, designer',
        2.9,
        'Valve and lockshield to match towel rails, with pipe sleeves.',
        { picture: 'radiator-valve-chrome', facts: { finish: 'Chrome' } },
      ),
      range(
        'TS-TRVS',
        'Smart radiator thermostat',
        1,
        'Battery head with schedule and window sensing, fits M30 valves.',
        {
          picture: 'smart-trv-white',
          text: 'Screws on where the old head was; no water is let out. Two cells last two winters.',
          each: [44, 210],
          facts: { standard: 'EN 215', finish: 'White' },
          axes: [
            choices('pattern', [
              ['Single', '1'],
              ['With hub', 'H', 2.1, 1.8],
            ]),
          ],
          badge: 'New',
        },
      ),
    ],
  }),
  family('TS-LSV', 'Lockshield and wheelhead valve', 'radiator-valves', 'lockshield-white', 'valve', {
    blurb: 'Balance with the lockshield, shut off with the wheel.',
    text: 'Start with half a turn open at the radiator nearest the boiler, and balance outwards.',
    facts: { material: 'Brass', finish: 'White' },
    axes: [
      choices('pattern', [
        ['Lockshield', 'L'],
        ['Wheelhead', 'W'],
      ]),
      choices('connection', [
        ['15 mm', '15'],
        ['10 mm', '10'],
      ]),
    ],
    each: [4.3, 180],
    goesWith: ['TS-TRV'],
  }),
];
