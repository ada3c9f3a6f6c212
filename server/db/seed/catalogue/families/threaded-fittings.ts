import { choices } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const bspt = choices('connection', [
  ['1/4 in BSP', '14'],
  ['3/8 in BSP', '38', 1.2, 1.4],
  ['1/2 in BSP', '12', 1.5, 2],
  ['3/4 in BSP', '34', 2.1, 3],
  ['1 in BSP', '1', 3, 5],
]);

export const threadedFittingFamilies: readonly Family[] = [
  family('CB-BN', 'BSP hexagon nipple', 'threaded-fittings', 'hex-nipple-brass', 'nut', {
    blurb: 'Taper thread both ends, to put two valves together.',
    text: 'PTFE wound with the thread, eight turns on half inch.',
    facts: { material: 'Brass', standard: 'EN 10226', pressure: 20 },
    axes: [bspt],
    each: [0.85, 22],
    goesWith: ['BW-PTFE'],
    ranges: [
      range('CB-BNC', 'BSP hexagon nipple, chrome', 1.5, 'Plated for exposed pipework.', {
        picture: 'hex-nipple-chrome',
        facts: { finish: 'Chrome plated' },
      }),
    ],
  }),
  family('CB-BE', 'BSP elbow and tee', 'threaded-fittings', 'elbow-brass', 'elbow', {
    blurb: 'Cast brass fittings with parallel female threads.',
    text: 'Male into female taper to parallel is right for water; the taper does the sealing.',
    facts: { material: 'Brass', standard: 'EN 10226', pressure: 20 },
    axes: [
      choices('pattern', [
        ['Elbow, female', 'E'],
        ['Elbow, male and female', 'EM', 1.1],
        ['Tee, female', 'T', 1.4, 1.4],
      ]),
      bspt,
    ],
    each: [1.6, 45],
    goesWith: ['BW-PTFE'],
  }),
  family('CB-BB', 'BSP bush, plug and cap', 'threaded-fittings', 'bush-and-plug-brass', 'nut', {
    blurb: 'Close a port or bring it down a size.',
    text: 'Plugs have a square to take a spanner where a hexagon would not fit.',
    facts: { material: 'Brass', standard: 'EN 10226', pressure: 20 },
    axes: [
      choices('pattern', [
        ['Plug', 'P'],
        ['Cap', 'C'],
        ['Reducing bush', 'B', 0.9],
      ]),
      bspt,
    ],
    each: [0.7, 18],
    goesWith: ['BW-PTFE'],
  }),
];
