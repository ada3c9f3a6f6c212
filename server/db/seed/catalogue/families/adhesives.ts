import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const sealantColours = colours([
  ['White', 'WH', '#f4f4f1', 'sealant-tube-white'],
  ['Clear', 'CL', '#e6ebeb', 'sealant-tube-white'],
  ['Grey', 'GR', '#8b8f91', 'sealant-tube-grey'],
  ['Black', 'BK', '#1c1d1e', 'sealant-tube-black'],
  ['Brown', 'BR', '#5b3a22', 'sealant-tube-black'],
]);
const byTube = [
  [12, 0.92],
  [48, 0.85],
  [144, 0.78],
] as const;

export const adhesiveFamilies: readonly Family[] = [
  family('BW-SIL', 'Sanitary silicone', 'sealants', 'sealant-tube-white', 'tube', {
    blurb: 'Mould-resistant silicone for baths, showers and worktops.',
    text: 'Fill the bath before sealing it. Tool within ten minutes with a wetted finger or a profile, and leave it dry overnight.',
    facts: { volume: 310, base: 'Acetoxy silicone', place: 'Indoors' },
    axes: [sealantColours, packs([1, 12])],
    each: [4.1, 340],
    tiers: byTube,
    ranges: [
      range('BW-SLN', 'Neutral silicone, low modulus', 1.25, 'Does not attack stone, zinc or mirror backing.', {
        facts: { base: 'Oxime silicone', place: 'Indoors and out' },
      }),
      range('BW-FRM', 'Frame sealant', 1.1, 'Moves with window and door frames for twenty-five years.', {
        facts: { place: 'Outdoors', guarantee: '25 years' },
      }),
      range('BW-DCK', 'Decorators’ caulk', 0.42, 'Overpaint in an hour; for gaps that do not move.', {
        facts: { base: 'Acrylic', place: 'Indoors' },
      }),
      range('BW-FRS', 'Fire-rated sealant', 1.7, 'Holds four hours in a tested joint.', { facts: { fire: '4 hours' } }),
    ],
  }),
  family('BW-GRB', 'Grab adhesive', 'glues', 'sealant-tube-grey', 'tube', {
    blurb: 'Holds skirting and panels at once, and for good by morning.',
    text: 'Put on beads, not dots, so that air can get out. One side must be porous.',
    facts: { volume: 350, 'open-time': '20 minutes', place: 'Indoors and out' },
    axes: [
      choices('grade', [
        ['Standard', 'ST'],
        ['Instant hold', 'IH', 1.5],
        ['Hybrid polymer', 'HY', 2.1],
      ]),
      colours([
        ['White', 'WH', '#f4f4f1', 'sealant-tube-white'],
        ['Beige', 'BG', '#cbb892', 'sealant-tube-grey'],
      ]),
      packs([1, 12]),
    ],
    each: [3.6, 420],
    tiers: byTube,
  }),
  family('BW-WDG', 'Wood glue', 'glues', 'glue-bottle-white', 'tin', {
    blurb: 'PVA that sets clear and sands clean.',
    text: 'Clamp for half an hour and leave for a day. Squeeze-out comes off with a damp rag, not a chisel.',
    facts: { 'open-time': '10 minutes' },
    axes: [
      sizes('volume', [250, 500, 1000, 5000], { price: 0.75 }),
      choices('protection', [
        ['D2, indoors', 'D2', 0.8],
        ['D3, damp', 'D3'],
        ['D4, wet', 'D4', 1.5],
      ]),
    ],
    each: [3.4, 280],
    ranges: [
      range('BW-PUG', 'PU wood glue', 1.9, 'Foams into the joint; for wet and oily timber.', {
        picture: 'glue-bottle-black',
        facts: { base: 'Polyurethane' },
      }),
    ],
  }),
  family('BW-EPX', 'Epoxy adhesive', 'glues', 'syringe-white', 'tube', {
    blurb: 'Two parts, one syringe, and a joint that outlasts the pieces.',
    text: 'Roughen both sides. Warmth speeds it up: it takes twice as long at ten degrees.',
    axes: [
      choices('open-time', [
        ['5 minutes', '5M'],
        ['30 minutes', '30M'],
        ['90 minutes', '90M', 1.1],
      ]),
      sizes('volume', [24, 50, 400], { price: 0.7 }),
    ],
    each: [4.7, 60],
    ranges: [
      range('BW-SUP', 'Superglue', 1, 'Sets in seconds where pieces fit closely.', {
        picture: 'glue-bottle-white',
        text: 'A drop, not a line. Activator sets it in a gap.',
        each: [2.9, 25],
        facts: { base: 'Cyanoacrylate' },
        axes: [
          choices('grade', [
            ['Thin', 'T'],
            ['Medium', 'M'],
            ['Gel', 'G', 1.15],
          ]),
          sizes('volume', [20, 50], { price: 0.6 }),
        ],
      }),
    ],
  }),
  family('BW-PUF', 'Expanding foam', 'foam', 'foam-can-orange', 'tin', {
    blurb: 'Fills, insulates and seals round frames and pipes.',
    text: 'Damp the gap first, fill it by half and wait. Wear gloves: it comes off skin with time and off clothes never.',
    facts: { volume: 750, base: 'Polyurethane' },
    axes: [
      choices('pattern', [
        ['Hand held', 'HH'],
        ['Gun grade', 'GG', 1.15],
      ]),
      choices('fire', [
        ['B3', 'B3'],
        ['B2', 'B2', 1.15],
        ['B1', 'B1', 1.7],
      ]),
      packs([1, 12]),
    ],
    each: [5.3, 880],
    tiers: byTube,
    goesWith: ['BW-FGN'],
    ranges: [range('BW-LEF', 'Low expansion foam', 1.2, 'For frames that must not bow.')],
  }),
  family('BW-FGN', 'Foam and sealant gun', 'foam', 'sealant-gun-red', 'box', {
    blurb: 'Steel gun with a drip stop and a trigger that does not tire.',
    text: 'Leave a can of foam screwed on and the gun stays clean for a month.',
    axes: [
      choices('use', [
        ['Cartridge, 310 ml', 'C3'],
        ['Sausage, 600 ml', 'S6', 2.1],
        ['Foam', 'FM', 2.4],
      ]),
    ],
    each: [8.9, 700],
  }),
  family('BW-TPE', 'Cloth tape', 'tapes', 'tape-roll-grey', 'tape', {
    blurb: 'Waterproof cloth tape that tears straight and sticks rough.',
    text: 'On a dusty wall prime the line with a wipe of glue. Peel it slowly and warm.',
    axes: [
      sizes('width', [48, 72, 96], { price: 0.95 }),
      colours([
        ['Silver', 'SV', '#b4b8b9', 'tape-roll-grey'],
        ['Black', 'BK', '#1c1d1e', 'tape-roll-black'],
        ['White', 'WH', '#f2f2ef', 'tape-roll-grey'],
      ]),
      sizes('run', [25, 50], { price: 0.8, pad: false }),
    ],
    each: [3.9, 320],
    tiers: byTube,
    ranges: [
      range('BW-PVC', 'Insulation tape', 1, 'Self-extinguishing PVC in wiring colours.', {
        text: 'Stretch it a little as you wind and lay the last turn without stretch.',
        picture: 'tape-roll-black',
        each: [0.62, 70],
        facts: { width: 19, standard: 'EN 60454', material: 'PVC' },
        axes: [
          colours([
            ['Black', 'BK', '#1c1d1e'],
            ['Brown', 'BR', '#5b3a22'],
            ['Blue', 'BL', '#2e63a6', 'tape-roll-blue'],
            ['Green and yellow', 'GY', '#6ea63a', 'tape-roll-yellow'],
            ['Red', 'RD', '#c9302c'],
            ['White', 'WH', '#f2f2ef', 'tape-roll-grey'],
          ]),
          packs([1, 10], 'pack'),
        ],
      }),
      range('BW-ALU', 'Foil tape', 1, 'Aluminium with a liner for ducts and vapour barriers.', {
        text: 'Wipe, peel, and rub it down with the back of a spoon.',
        each: [5.4, 420],
        facts: { material: 'Aluminium', run: 45 },
        axes: [sizes('width', [50, 75, 100], { price: 0.95 })],
      }),
      range('BW-DBL', 'Double-sided mounting tape', 1, 'Foam that takes up a rough surface.', {
        text: 'Clean with spirit, press for ten seconds, load it tomorrow.',
        each: [4.8, 90],
        facts: { thickness: 1.1, run: 5 },
        axes: [
          sizes('width', [12, 19, 25, 50], { price: 0.9 }),
          colours([
            ['White', 'WH', '#f2f2ef', 'tape-roll-grey'],
            ['Grey', 'GR', '#8d9294', 'tape-roll-grey', 1.8],
          ]),
        ],
      }),
      range('BW-FLS', 'Flashing tape', 1, 'Bitumen with an aluminium face for roofs and gutters.', {
        text: 'Prime porous surfaces. It lays best warm, and seals itself round nails.',
        each: [8.9, 1600],
        facts: { run: 10, place: 'Outdoors', material: 'Bitumen and aluminium' },
        axes: [
          sizes('width', [75, 100, 150, 225, 300], { price: 0.95 }),
          colours([
            ['Grey', 'GR', '#8d9294', 'tape-roll-grey'],
            ['Terracotta', 'TC', '#a4553a', 'tape-roll-grey'],
          ]),
        ],
      }),
    ],
  }),
  family('BW-LUB', 'Lubricating spray', 'aerosols', 'aerosol-red', 'tin', {
    blurb: 'Loosens, drives out damp and leaves a film.',
    text: 'Not a grease: on chains and hinges in the weather follow it with one that stays.',
    axes: [
      choices('use', [
        ['Penetrating oil', 'PO'],
        ['Silicone', 'SI', 1.1],
        ['PTFE dry', 'PT', 1.4],
        ['White grease', 'WG', 1.2],
        ['Contact cleaner', 'CC', 1.2],
        ['Brake cleaner', 'BC', 0.9],
      ]),
      sizes('volume', [250, 400, 500], { price: 0.7 }),
    ],
    each: [3.6, 300],
    tiers: byTube,
  }),
];
