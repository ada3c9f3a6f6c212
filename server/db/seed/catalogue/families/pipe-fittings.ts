import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const compression = {
  material: 'DZR brass',
  standard: 'EN 1254-2',
  pressure: 16,
  temperature: 110,
  use: 'Water, heating and gas',
};
const solder = { material: 'Copper', temperature: 110, pressure: 16 };
const pushFit = {
  material: 'Polybutylene',
  standard: 'BS 7291',
  pressure: 12,
  temperature: 95,
  use: 'Water and heating',
};
const bores = sizes('bore', [10, 15, 22, 28], { price: 1.2 });

export const pipeFittingFamilies: readonly Family[] = [
  family('CB-CE', 'Compression elbow', 'compression-fittings', 'elbow-brass', 'elbow', {
    blurb: 'Turns a corner with two spanners and no flame.',
    text: 'Brass nuts and olives are in it. Thread the nut on before the olive: everybody forgets once.',
    facts: compression,
    axes: [bores],
    each: [1.55, 60],
    tiers: [
      [10, 0.9],
      [50, 0.8],
    ],
    goesWith: ['CB-TX', 'KS-ADJ', 'BW-JC'],
    ranges: [
      range('CB-CEC', 'Compression elbow, chrome', 1.8, 'Plated to match chrome tube and valves.', {
        picture: 'elbow-chrome',
        facts: { finish: 'Chrome plated' },
      }),
    ],
  }),
  family('CB-CC', 'Compression coupling', 'compression-fittings', 'coupling-brass', 'pipe', {
    blurb: 'Joins two lengths in line; the slip pattern slides over for repairs.',
    text: 'Keep a slip coupling of each size in the van: it mends a cut pipe with no play at either end.',
    facts: compression,
    axes: [
      bores,
      choices('pattern', [
        ['Straight', 'S'],
        ['Slip', 'R', 1.35, 1.2],
      ]),
    ],
    each: [1.2, 55],
    goesWith: ['CB-TX'],
  }),
  family('CB-CT', 'Compression tee', 'compression-fittings', 'tee-brass', 'tee', {
    blurb: 'Equal and reducing tees in dezincification-resistant brass.',
    text: 'On reducing tees the sizes read end, end, branch.',
    facts: compression,
    axes: [
      choices('size', [
        ['15 mm', '15'],
        ['22 mm', '22', 1.9, 1.9],
        ['28 mm', '28', 3.6, 3],
        ['22 x 22 x 15 mm', '221', 2.1, 1.7],
        ['22 x 15 x 15 mm', '211', 2.2, 1.6],
      ]),
    ],
    derive: ({ size = 0 }) => ({ bore: [15, 22, 28, 22, 22][size] ?? 15, 'bore-to': [15, 22, 28, 15, 15][size] ?? 15 }),
    each: [2.1, 95],
    goesWith: ['CB-TX'],
  }),
  family('CB-TC', 'Tap connector', 'compression-fittings', 'tap-connector-brass', 'elbow', {
    blurb: 'From 15 or 22 mm pipe to the tail of a tap.',
    text: 'Fibre washer included. Hand tight and half a turn: the washer does the sealing.',
    facts: compression,
    axes: [
      choices('size', [
        ['15 mm x 1/2 in', '1512'],
        ['15 mm x 3/4 in', '1534', 1.3],
        ['22 mm x 3/4 in', '2234', 1.6, 1.5],
      ]),
      choices('pattern', [
        ['Straight', 'S'],
        ['Bent', 'B', 1.2],
      ]),
    ],
    derive: ({ size = 0 }) => ({ bore: size === 2 ? 22 : 15 }),
    each: [1.75, 60],
    goesWith: ['TW-BT', 'TW-KM'],
  }),
  family('CB-MDC', 'MDPE coupling and adaptor', 'compression-fittings', 'coupling-white', 'pipe', {
    blurb: 'Push the blue pipe in and do it up by hand.',
    text: 'Chamfer the pipe, wet the ring, mark the depth. Hand tight and a quarter with a strap wrench.',
    facts: { material: 'Polypropylene', pressure: 16, standard: 'ISO 14236', use: 'Cold water' },
    axes: [
      choices('pattern', [
        ['Straight coupling', 'C'],
        ['Elbow', 'E', 1.2],
        ['Tee', 'T', 1.7],
        ['To 15 mm copper', 'A', 0.9],
      ]),
      sizes('bore', [20, 25, 32], { price: 0.9 }),
    ],
    each: [4.2, 90],
    goesWith: ['CB-MDP'],
  }),
  family('CB-SE', 'Solder ring elbow', 'solder-fittings', 'elbow-copper', 'elbow', {
    blurb: 'The right amount of lead-free solder is in the ring already.',
    text: 'Clean both faces bright, flux thinly, heat the fitting and not the ring. A silver line all round says it is done.',
    facts: { ...solder, standard: 'EN 1254-1' },
    axes: [bores, packs([10], 'bag')],
    each: [9.4, 220],
    goesWith: ['CB-TX', 'BW-FLX'],
    ranges: [range('CB-SEE', 'End feed elbow', 0.42, 'Feed the solder yourself: the cheapest joint in copper.')],
  }),
  family('CB-ST', 'Solder ring tee', 'solder-fittings', 'tee-copper', 'tee', {
    blurb: 'Equal tee with solder in all three mouths.',
    text: 'Make all three joints in one heat, or the first will run again.',
    facts: { ...solder, standard: 'EN 1254-1' },
    axes: [sizes('bore', [15, 22, 28], { price: 1.4 }), packs([10], 'bag')],
    each: [17.5, 300],
    goesWith: ['CB-TX'],
    ranges: [range('CB-STE', 'End feed tee', 0.45, 'Plain capillary tee to feed by hand.')],
  }),
  family('CB-SC', 'Solder ring coupling and reducer', 'solder-fittings', 'solder-coupling-copper', 'pipe', {
    blurb: 'Straight and reducing couplings.',
    text: 'The slip pattern has no stop and slides right over.',
    facts: { ...solder, standard: 'EN 1254-1' },
    axes: [
      choices('pattern', [
        ['Straight', 'S'],
        ['Slip', 'R', 1.3],
        ['One size down', 'D', 1.4],
      ]),
      sizes('bore', [15, 22, 28], { price: 1.2 }),
      packs([10], 'bag'),
    ],
    each: [6.1, 120],
    goesWith: ['CB-TX'],
  }),
  family('CB-PE', 'Push-fit elbow', 'push-fit-fittings', 'elbow-white', 'elbow', {
    blurb: 'Push home to the mark; it turns under pressure and comes off with a collet clip.',
    text: 'Cut square, insert in, push past the ring to the line. Tug it back: it should not move.',
    facts: pushFit,
    axes: [bores],
    each: [1.9, 28],
    goesWith: ['CB-PBC', 'CB-PIN'],
  }),
  family('CB-PT', 'Push-fit tee', 'push-fit-fittings', 'tee-white', 'tee', {
    blurb: 'Equal and reducing tees with demountable collets.',
    text: 'Fit a collet clip anywhere somebody might lean on it.',
    facts: pushFit,
    axes: [
      choices('size', [
        ['10 mm', '10'],
        ['15 mm', '15', 1.2],
        ['22 mm', '22', 2],
        ['22 x 22 x 15 mm', '221', 2],
        ['15 x 15 x 10 mm', '151', 1.3],
      ]),
    ],
    derive: ({ size = 0 }) => ({ bore: [10, 15, 22, 22, 15][size] ?? 15, 'bore-to': [10, 15, 22, 15, 10][size] ?? 15 }),
    each: [2.6, 42],
    goesWith: ['CB-PBC', 'CB-PIN'],
  }),
  family('CB-PC', 'Push-fit coupling and stop end', 'push-fit-fittings', 'coupling-white', 'pipe', {
    blurb: 'Join in line, reduce, or cap off.',
    text: 'A stop end is the quickest way to test half a system tonight.',
    facts: pushFit,
    axes: [
      choices('pattern', [
        ['Coupling', 'C'],
        ['Reducer, one size down', 'R', 0.9],
        ['Stop end', 'E', 0.85],
      ]),
      sizes('bore', [15, 22], { price: 1.1 }),
    ],
    each: [1.85, 24],
    goesWith: ['CB-PBC'],
  }),
];
