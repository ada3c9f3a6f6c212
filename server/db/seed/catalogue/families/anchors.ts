import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

export const anchorFamilies: readonly Family[] = [
  family('FX-RP', 'Nylon wall plug', 'plugs', 'anchor-red', 'anchor', {
    blurb: 'Four-way expansion plug for screws in brick, block and concrete.',
    text: 'Drill 10 mm deeper than the plug and blow the hole clean: dust is what makes plugs turn.\nSize the screw to reach through the plug by its own diameter.',
    facts: { material: 'Nylon', base: 'Brick, block and concrete' },
    axes: [
      colours([
        ['Yellow', 'Y', '#e5c100'],
        ['Red', 'R', '#b3261e', undefined, 1.15],
        ['Brown', 'B', '#6b4423', undefined, 1.4],
        ['Blue', 'BL', '#1f4e9c', undefined, 2.1],
      ]),
      packs([100, 1000]),
    ],
    derive: ({ colour = 0 }) => ({
      hole: [5, 6, 7, 10][colour] ?? 6,
      diameter: [5, 6, 7, 10][colour] ?? 6,
      length: [25, 30, 35, 50][colour] ?? 30,
    }),
    each: [1.55, 70],
    goesWith: ['FX-WSC', 'SD-SDS'],
  }),
  family('FX-NPL', 'Universal nylon plug with collar', 'plugs', 'anchor-grey', 'anchor', {
    blurb: 'Expands in solid walls and knots in hollow ones: one plug for unknown masonry.',
    text: 'The collar keeps it flush. In hollow brick turn the screw until it pulls tight, then one turn more.',
    facts: { material: 'Nylon', base: 'Solid and hollow masonry' },
    axes: [sizes('diameter', [6, 8, 10, 12], { price: 1.4 }), packs([50, 100])],
    derive: ({ diameter = 0 }) => ({ hole: diameter, length: diameter * 6 }),
    each: [3.9, 90],
    goesWith: ['FX-WSC', 'SD-SDS'],
  }),
  family('FX-FF', 'Frame fixing with screw', 'plugs', 'frame-fixing-grey', 'anchor', {
    blurb: 'Fixes through the frame in one go: plug and screw together.',
    text: 'Set through the frame, tap flush and drive home. It holds where a plug alone would be lost in the reveal.',
    facts: { material: 'Nylon', drive: 'Torx', head: 'Countersunk', base: 'Brick, block and concrete' },
    axes: [
      sizes('diameter', [8, 10], { price: 1.3 }),
      sizes('length', [80, 100, 120, 140, 160], { price: 0.7 }),
      packs([50]),
    ],
    derive: ({ diameter = 0 }) => ({ hole: diameter }),
    each: [9.2, 900],
    goesWith: ['SD-SDS'],
  }),
  family('FX-HF', 'Hammer-in fixing', 'plugs', 'hammer-fixing-grey', 'anchor', {
    blurb: 'Knock in, done: for battens, skirting and trunking.',
    text: 'The pin has a screw thread and a recess, so it comes out again.',
    facts: { material: 'Nylon', drive: 'Pozi', base: 'Brick, block and concrete' },
    axes: [sizes('diameter', [6, 8], { price: 1.4 }), sizes('length', [40, 60, 80, 100], { price: 0.6 }), packs([100])],
    derive: ({ diameter = 0 }) => ({ hole: diameter }),
    each: [5.6, 520],
    goesWith: ['HP-HC', 'SD-SDS'],
  }),
  family('FX-PB', 'Plasterboard fixing, self-drill', 'plugs', 'board-fixing-zinc', 'anchor', {
    blurb: 'Screws straight into board without a pilot hole.',
    text: 'Up to 10 kg in 12.5 mm board in shear. Zinc for the heavier, nylon for the lighter and for damp walls.',
    facts: { base: 'Plasterboard', load: 10, length: 32 },
    axes: [
      choices('material', [
        ['Zinc alloy', 'Z'],
        ['Nylon', 'N', 0.75, 0.4, 'board-fixing-white'],
      ]),
      packs([25, 100]),
    ],
    each: [3.1, 180],
    goesWith: ['FX-DW'],
  }),
  family('FX-CF', 'Hollow wall anchor', 'plugs', 'hollow-wall-anchor-zinc', 'anchor', {
    blurb: 'Metal legs fold behind the board; the screw can be taken out and put back.',
    text: 'Set with the tool rather than the screw, and it will not spin. Choose the grip to suit the board thickness.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', base: 'Plasterboard', load: 25 },
    axes: [
      choices('thread', [
        ['M4', 'M4'],
        ['M5', 'M5', 1.2, 1.4],
        ['M6', 'M6', 1.5, 2],
      ]),
      sizes('length', [38, 52, 65], { price: 0.5 }),
      packs([25]),
    ],
    derive: ({ thread = 0 }) => ({ hole: [8, 10, 12][thread] ?? 8 }),
    each: [5.2, 260],
  }),
  family('FX-TB', 'Through bolt', 'heavy-anchors', 'anchor-zinc', 'anchor', {
    blurb: 'Torque-controlled anchor for heavy fixings in sound concrete.',
    text: 'Drill through the fixture, clean the hole twice and tighten to the torque on the box. Keep ten diameters from an edge.',
    facts: { material: 'Carbon steel', base: 'Concrete', approval: 'ETA option 7' },
    axes: [
      choices('thread', [
        ['M8', 'M8'],
        ['M10', 'M10', 1.35, 1.7],
        ['M12', 'M12', 1.9, 2.6],
        ['M16', 'M16', 3.4, 5],
      ]),
      sizes('length', [75, 95, 115, 140], { price: 0.6 }),
      choices('finish', [
        ['Zinc plated', 'Z'],
        ['A4 stainless', 'A4', 3.6],
      ]),
    ],
    derive: ({ thread = 0 }) => ({
      hole: [8, 10, 12, 16][thread] ?? 8,
      torque: [15, 30, 50, 100][thread] ?? 15,
      diameter: [8, 10, 12, 16][thread] ?? 8,
    }),
    each: [0.42, 40],
    sells: { by: 5 },
    tiers: [
      [25, 0.9],
      [100, 0.82],
    ],
    goesWith: ['SD-SDS', 'FX-BP'],
  }),
  family('FX-SL', 'Sleeve anchor, hexagon nut', 'heavy-anchors', 'anchor-zinc', 'anchor', {
    blurb: 'Spreads over its length, so it suits brick and softer concrete.',
    text: 'Loose fit through the fixture forgives a hole that is a little off.',
    facts: { material: 'Carbon steel', finish: 'Zinc plated', base: 'Brick and concrete' },
    axes: [
      choices('thread', [
        ['M6', 'M6'],
        ['M8', 'M8', 1.3, 1.6],
        ['M10', 'M10', 1.8, 2.5],
      ]),
      sizes('length', [45, 65, 100], { price: 0.6 }),
    ],
    derive: ({ thread = 0 }) => ({ hole: [8, 10, 12][thread] ?? 8, diameter: [8, 10, 12][thread] ?? 8 }),
    each: [0.38, 35],
    sells: { by: 5 },
    goesWith: ['SD-SDS'],
  }),
  family('FX-CSC', 'Concrete screw, hexagon flange', 'concrete-screws', 'concrete-screw-zinc', 'screw', {
    blurb: 'Cuts its own thread in concrete, and comes out again without trace.',
    text: 'Drill to size exactly, blow out the dust and drive with an impact wrench. No expansion, so it can sit near an edge.',
    facts: {
      material: 'Carbon steel',
      finish: 'Zinc flake',
      head: 'Hexagon flange',
      base: 'Concrete and brick',
      approval: 'ETA option 1',
    },
    axes: [
      sizes('diameter', [7.5, 10, 12], { price: 1.6, pad: false }),
      sizes('length', [60, 80, 100, 130], { price: 0.7 }),
    ],
    derive: ({ diameter = 0 }) => ({
      hole: diameter === 7.5 ? 6 : diameter - 2,
      'across-flats': diameter === 7.5 ? 13 : diameter + 5,
    }),
    each: [0.41, 24],
    sells: { by: 10 },
    tiers: [
      [50, 0.9],
      [200, 0.8],
    ],
    goesWith: ['SD-SDS'],
  }),
  family('FX-RV', 'Injection resin, styrene-free', 'resin', 'resin-cartridge-grey', 'tube', {
    blurb: 'Polyester resin for studs and rebar in solid and hollow masonry.',
    text: 'Blow, brush, blow, and pump off the first stroke until the colour is even. Sets in 45 minutes at 20 °C.',
    facts: { approval: 'ETA', base: 'Concrete and masonry', 'open-time': '6 min at 20 °C' },
    axes: [sizes('volume', [300, 410], { price: 0.8 })],
    each: [7.8, 620],
    tiers: [
      [6, 0.93],
      [12, 0.86],
    ],
    goesWith: ['FX-TR', 'FX-RS'],
    ranges: [
      range(
        'FX-RVE',
        'Injection resin, pure epoxy',
        2.6,
        'For the heaviest loads, diamond-drilled holes and flooded holes.',
        { facts: { 'open-time': '20 min at 20 °C', base: 'Concrete' } },
      ),
    ],
  }),
  family('FX-RS', 'Perforated sleeve for resin', 'resin', 'resin-sleeve-grey', 'anchor', {
    blurb: 'Keeps the resin where it is needed in hollow brick and block.',
    text: 'Fill the sleeve from its far end, then turn the stud in by hand.',
    facts: { material: 'Polypropylene', base: 'Hollow masonry' },
    axes: [
      sizes('diameter', [12, 16, 20], { price: 0.8 }),
      sizes('length', [50, 85, 130], { price: 0.6 }),
      packs([10], 'bag'),
    ],
    derive: ({ diameter = 0 }) => ({ hole: diameter }),
    each: [3.4, 40],
    goesWith: ['FX-RV', 'FX-TR'],
  }),
];
