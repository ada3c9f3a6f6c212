import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

export const plierAndSawFamilies: readonly Family[] = [
  family('HP-PLC', 'Combination pliers', 'pliers', 'pliers-red', 'spanner', {
    blurb: 'Grip, bend and cut, with edges hardened for piano wire.',
    text: 'The joint is greased for life. If it squeaks, it has been in the rain.',
    facts: { material: 'Chrome vanadium steel', guarantee: 'Lifetime' },
    axes: [
      sizes('length', [160, 180, 200], { price: 0.5 }),
      choices('pattern', [
        ['Standard', 'S'],
        ['VDE 1000 V', 'V', 1.35],
      ]),
    ],
    each: [17.5, 240],
    addOns: ['engraving'],
    ranges: [
      range('HP-PLS', 'Side cutters', 1.05, 'Flush and full-edge cutters for copper and soft steel.', {
        picture: 'side-cutters-orange',
      }),
      range('HP-PLN', 'Long nose pliers', 1, 'Reach into a back box and hold what you find.', {
        picture: 'pliers-blue',
      }),
      range('KS-PLC', 'Combination pliers, value', 0.45, 'Plain pliers for the spare box.', {
        picture: 'pliers-blue',
        facts: { guarantee: '5 years' },
      }),
    ],
  }),
  family('HP-WPP', 'Water pump pliers', 'pliers', 'pliers-red', 'spanner', {
    blurb: 'Self-locking on pipe and nut, set with a button.',
    text: 'Three teeth in contact whatever the size. Pull toward the lower jaw.',
    facts: { material: 'Chrome vanadium steel', guarantee: 'Lifetime' },
    axes: [sizes('length', [180, 250, 300], { price: 0.8 })],
    derive: ({ length = 0 }) => ({ width: Math.round(length / 5.5) }),
    each: [19.5, 260],
    goesWith: ['CB-CE'],
  }),
  family('HP-STR', 'Wire stripper and crimper', 'pliers', 'wire-stripper-orange', 'spanner', {
    blurb: 'Strips, cuts and crimps without a nick.',
    text: 'Self-adjusting from 0.2 to 6 mm². The ratchet crimper will not open until the crimp is made.',
    facts: { guarantee: '10 years' },
    axes: [
      choices('pattern', [
        ['Self-adjusting stripper', 'A'],
        ['Insulated terminal crimper', 'C', 1.2, 1.3],
        ['Bootlace ferrule crimper', 'F', 1.5, 1.2],
        ['Data plug crimper', 'D', 1.3],
      ]),
    ],
    each: [21.5, 280],
    goesWith: ['HP-PLS'],
  }),
  family('CB-PCT', 'Pipe cutter', 'pliers', 'pipe-cutter-red', 'blade', {
    blurb: 'Square ends on copper and plastic, with a spare wheel in the knob.',
    text: 'The one-handed slice needs 20 mm round the pipe; the ratchet shears are for plastic only.',
    facts: { guarantee: '5 years' },
    axes: [
      choices('pattern', [
        ['Slice, 15 mm', 'S15'],
        ['Slice, 22 mm', 'S22', 1.15, 1.3],
        ['Adjustable, 3 to 35 mm', 'A35', 1.9, 2.2],
        ['Ratchet shears, 42 mm', 'R42', 2.1, 2.8],
      ]),
    ],
    each: [11.8, 160],
    goesWith: ['CB-TX', 'CB-PBC'],
  }),
  family('HP-SAW', 'Hand saw, hardpoint', 'hand-saws', 'hand-saw-yellow', 'blade', {
    blurb: 'Triple-ground teeth that cut on both strokes.',
    text: 'Fine teeth for board, coarse for framing. When it slows, bin it: a hardpoint can’t be sharpened.',
    facts: { material: 'Carbon steel' },
    axes: [
      sizes('length', [380, 500, 550], { price: 0.4 }),
      choices('tpi', [
        ['7', '7'],
        ['11', '11'],
      ]),
    ],
    each: [9.8, 420],
    tiers: [
      [5, 0.9],
      [20, 0.8],
    ],
  }),
  family('HP-HSW', 'Hacksaw and junior hacksaw', 'hand-saws', 'hacksaw-red', 'blade', {
    blurb: 'Stiff frame, blade tension you can hear.',
    text: 'Teeth forward. Eighteen teeth for thick section, thirty-two for tube.',
    facts: { guarantee: '10 years' },
    axes: [
      choices('pattern', [
        ['300 mm frame', 'H'],
        ['150 mm junior', 'J', 0.4, 0.3],
      ]),
    ],
    each: [17.9, 610],
    ranges: [
      range('SD-HSB', 'Hacksaw blades, bi-metal, pack of 10', 1, 'Bend double without snapping.', {
        text: 'Eighteen teeth for thick section, twenty-four for all sorts, thirty-two for tube.',
        picture: 'saw-blade-steel',
        each: [13.5, 190],
        facts: { length: 300, material: 'Bi-metal' },
        axes: [
          choices('tpi', [
            ['18', '18'],
            ['24', '24'],
            ['32', '32'],
          ]),
        ],
      }),
    ],
  }),
  family('HP-KNF', 'Trimming knife', 'hand-saws', 'trimming-knife-red', 'blade', {
    blurb: 'Blades in the handle, changed without a screwdriver.',
    text: 'Retractable for the pocket, fixed for roofing and carpet.',
    facts: { material: 'Die-cast zinc' },
    axes: [
      choices('pattern', [
        ['Retractable', 'R'],
        ['Fixed', 'F', 0.85],
        ['Folding', 'FO', 1.4],
        ['Auto-retracting safety', 'S', 1.6],
      ]),
    ],
    each: [8.4, 170],
    goesWith: ['SD-KNB'],
  }),
  family('SD-KNB', 'Trimming knife blades', 'hand-saws', 'knife-blade-steel', 'blade', {
    blurb: 'Standard and hooked, in a dispenser that takes the old ones back.',
    text: 'A fresh blade each morning costs less than one bad cut.',
    facts: { thickness: 0.65 },
    axes: [
      choices('pattern', [
        ['Straight', 'S'],
        ['Hooked', 'H', 1.1],
        ['Concave', 'C', 1.1],
      ]),
      packs([10, 100]),
    ],
    each: [2.4, 60],
    goesWith: ['HP-KNF'],
  }),
];
