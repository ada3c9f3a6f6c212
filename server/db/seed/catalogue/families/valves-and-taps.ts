import { choices, colours } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const ends = choices('connection', [
  ['15 mm compression', '15'],
  ['22 mm compression', '22', 1.5, 1.6],
  ['28 mm compression', '28', 2.4, 2.6],
]);

/** The finishes of taps, with pictures of the family's shape. */
const finishesOf = (shape: 'tap' | 'basin-mixer' | 'kitchen-mixer') =>
  choices('finish', [
    ['Chrome', 'CP', 1, 1, `${shape}-chrome`],
    ['Matt black', 'MB', 1.3, 1, `${shape}-black`],
    ['Brushed brass', 'BB', 1.45, 1, `${shape}-brass`],
  ]);

export const valveAndTapFamilies: readonly Family[] = [
  family('CB-BV', 'Lever ball valve, BSP female', 'valves', 'ball-valve-brass', 'valve', {
    blurb: 'Full bore, quarter turn, and you can see from the door whether it is shut.',
    text: 'Red lever for heating and hot water, blue for cold. Leave room for the lever to swing.',
    facts: { material: 'Brass', pressure: 25, temperature: 120, standard: 'EN 331' },
    axes: [
      choices('connection', [
        ['1/4 in BSP', '14'],
        ['1/2 in BSP', '12', 1.1, 1.5],
        ['3/4 in BSP', '34', 1.6, 2.2],
        ['1 in BSP', '1', 2.5, 3.6],
        ['1 1/2 in BSP', '112', 5.5, 8],
      ]),
      colours([
        ['Red lever', 'R', '#b3261e'],
        ['Blue lever', 'B', '#1f4e9c', 'ball-valve-blue'],
      ]),
    ],
    each: [3.9, 110],
    goesWith: ['CB-BN', 'BW-PTFE'],
    ranges: [
      range('CB-BVG', 'Lever ball valve, gas approved', 1.3, 'Yellow-handled valve tested to EN 331 for gas.', {
        facts: { use: 'Gas' },
      }),
    ],
  }),
  family('CB-BVC', 'Lever ball valve, compression', 'valves', 'ball-valve-brass', 'valve', {
    blurb: 'Straight onto copper, for zones and appliances.',
    text: 'Support the pipe on both sides: the lever is a long one.',
    facts: { material: 'DZR brass', pressure: 16, temperature: 110 },
    axes: [ends],
    each: [5.6, 190],
    goesWith: ['CB-TX'],
  }),
  family('CB-ISO', 'Isolating valve, screwdriver slot', 'valves', 'isolating-valve-chrome', 'valve', {
    blurb: 'One on every tap and cistern, and you never drain a house again.',
    text: 'A quarter turn with a screwdriver. The full bore pattern does not starve a combi.',
    facts: { material: 'Brass', finish: 'Chrome plated', pressure: 16 },
    axes: [
      choices('connection', [
        ['15 mm', '15'],
        ['22 mm', '22', 1.9, 1.8],
        ['15 mm x 1/2 in', '1512', 1.2, 1.1],
      ]),
      choices('pattern', [
        ['Reduced bore', 'R'],
        ['Full bore', 'F', 1.5, 1.2],
      ]),
    ],
    each: [1.45, 70],
    tiers: [
      [10, 0.9],
      [50, 0.8],
    ],
    goesWith: ['CB-TC'],
  }),
  family('CB-GV', 'Gate valve', 'valves', 'gate-valve-brass', 'valve', {
    blurb: 'Wheelhead valve for low pressure feeds.',
    text: 'For gravity systems. On mains choose a ball valve: a gate that is not used for years does not shut.',
    facts: { material: 'Brass', pressure: 16, standard: 'EN 12288' },
    axes: [ends],
    each: [5.1, 240],
  }),
  family('CB-CV', 'Check valve', 'valves', 'check-valve-brass', 'valve', {
    blurb: 'Lets water one way only; the double pattern is what by-laws ask of an outside tap.',
    text: 'Arrow with the flow. Fit it where it can be got at: it is a service part.',
    facts: { material: 'DZR brass', pressure: 10, approval: 'WRAS' },
    axes: [
      choices('pattern', [
        ['Single', 'S'],
        ['Double', 'D', 1.35, 1.3],
      ]),
      ends,
    ],
    each: [3.8, 130],
    goesWith: ['TW-OT'],
  }),
  family('CB-PRV', 'Pressure reducing valve', 'valves', 'pressure-reducing-valve-brass', 'valve', {
    blurb: 'Holds a house at 3 bar whatever the street does.',
    text: 'Adjusts from 1.5 to 6 bar with a gauge port on the side.',
    facts: { material: 'DZR brass', pressure: 16, approval: 'WRAS' },
    axes: [
      choices('connection', [
        ['15 mm', '15'],
        ['22 mm', '22', 1.2, 1.2],
      ]),
    ],
    each: [31, 620],
  }),
  family('CB-STK', 'Stopcock', 'valves', 'stopcock-brass', 'valve', {
    blurb: 'The one under the sink, in brass that does not lose its zinc.',
    text: 'Turn it fully open and back a quarter, and it will still turn in ten years.',
    facts: { material: 'DZR brass', pressure: 16, standard: 'BS 1010' },
    axes: [
      choices('connection', [
        ['15 mm compression', '15'],
        ['22 mm compression', '22', 1.7, 1.7],
        ['20 mm MDPE', 'M20', 2.2, 1.8],
        ['25 mm MDPE', 'M25', 2.5, 2],
      ]),
    ],
    each: [5.4, 260],
  }),
  family('TW-BT', 'Basin pillar taps, pair', 'taps', 'tap-chrome', 'tap', {
    blurb: 'Quarter-turn ceramic taps, hot and cold, with flat backs for old basins.',
    text: 'Works from 0.2 bar, so gravity systems are fine.',
    facts: { material: 'Brass', connection: '1/2 in BSP', pressure: 0.2, guarantee: '10 years' },
    axes: [
      choices('pattern', [
        ['Lever', 'L'],
        ['Crosshead', 'X', 1.25],
      ]),
      finishesOf('tap'),
    ],
    each: [28, 900],
    addOns: ['tap-kit'],
    goesWith: ['CB-TC', 'CB-ISO'],
    ranges: [
      range('TW-BHT', 'Bath pillar taps, pair', 1.3, 'Three-quarter inch taps that fill a bath at low pressure.', {
        facts: { connection: '3/4 in BSP' },
      }),
    ],
  }),
  family('TW-BM', 'Basin mixer, single lever', 'taps', 'basin-mixer-chrome', 'tap', {
    blurb: 'Ceramic cartridge with a flow limiter you can take out.',
    text: 'Five litres a minute with the limiter. Flexible tails and clicker waste are in the box.',
    facts: { material: 'Brass', pressure: 0.5, guarantee: '10 years', height: 158, depth: 118 },
    axes: [finishesOf('basin-mixer')],
    each: [54, 1400],
    addOns: ['tap-kit'],
    goesWith: ['CB-ISO', 'CB-TRP'],
    ranges: [
      range('TW-BMT', 'Basin mixer, tall', 1.55, 'For bowls that stand on the worktop.', { facts: { height: 298 } }),
      range('FL-BM', 'Basin mixer, value', 0.55, 'Zinc body and the same cartridge, for lets and cloakrooms.', {
        facts: { material: 'Zinc alloy', guarantee: '2 years' },
      }),
    ],
  }),
  family('TW-KM', 'Kitchen mixer, swivel spout', 'taps', 'kitchen-mixer-chrome', 'tap', {
    blurb: 'High spout that clears a stock pot.',
    text: 'Single flow from 0.5 bar. The pull-out pattern has a spray and stops itself at 60 cm.',
    facts: { material: 'Brass', guarantee: '10 years', height: 365 },
    axes: [
      choices('pattern', [
        ['Single lever', 'S'],
        ['Twin lever', 'T', 1.1],
        ['Pull-out spray', 'P', 1.6],
      ]),
      finishesOf('kitchen-mixer'),
    ],
    each: [68, 1900],
    addOns: ['tap-kit'],
    goesWith: ['CB-ISO', 'CB-TC'],
  }),
  family('TW-OT', 'Outside tap kit', 'taps', 'bib-tap-brass', 'tap', {
    blurb: 'Tap, wall plate, pipe and double check valve in one bag.',
    text: 'Slope the pipe outwards so it drains, and fit the valve inside where frost does not reach.',
    facts: { material: 'Brass', connection: '1/2 in BSP', standard: 'EN 200' },
    axes: [
      choices('pattern', [
        ['Bib tap', 'B'],
        ['Lockable bib tap', 'L', 1.6],
        ['Frost-proof wall tap', 'F', 2.8],
      ]),
    ],
    each: [16.5, 700],
    goesWith: ['CB-HOS', 'CB-CV'],
  }),
  family('TW-SHM', 'Thermostatic shower, exposed', 'taps', 'shower-mixer-chrome', 'tap', {
    blurb: 'Bar valve that holds 38 °C when somebody runs the kitchen tap.',
    text: 'Anti-scald stop and cool-touch body. The kit has riser, hose and head.',
    facts: { material: 'Brass', pressure: 1, standard: 'EN 1111', guarantee: '10 years', centres: 150 },
    axes: [
      choices('pattern', [
        ['Valve only', 'V'],
        ['With riser kit', 'K', 1.5],
        ['With rigid riser and drencher', 'D', 2.4],
      ]),
      choices('finish', [
        ['Chrome', 'CP'],
        ['Matt black', 'MB', 1.3, 1, 'shower-mixer-black'],
      ]),
    ],
    each: [74, 2100],
  }),
];
