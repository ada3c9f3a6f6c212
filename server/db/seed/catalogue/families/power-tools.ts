import { choices } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const cordless = { voltage: 18, guarantee: '3 years' };

/** Bare, or with batteries and charger in a case. */
const kit = choices('battery', [
  ['Body only', 'B'],
  ['2 x 2.0 Ah kit', 'K2', 2, 2.2],
  ['2 x 5.0 Ah kit', 'K5', 2.7, 2.6],
]);

export const powerToolFamilies: readonly Family[] = [
  family('AR-DD', 'Combi drill, brushless, 18 V', 'power-tools', 'power-drill-blue', 'bit', {
    blurb: 'Drills wood, steel and brick, and drives all day.',
    text: 'Twenty-two clutch settings and a metal chuck. Hammer is for plugs in brick; concrete wants the rotary hammer.',
    facts: { ...cordless, torque: 65 },
    axes: [kit],
    each: [72, 1300],
    addOns: ['engraving'],
    goesWith: ['SD-BTP', 'SD-HSS', 'SD-MAS'],
    badge: 'Offer',
    ranges: [
      range('AR-DW', 'Drywall screwdriver, 18 V', 1.2, 'Depth nose and auto start, with a collated head to clip on.', {
        picture: 'drywall-driver-blue',
        facts: { torque: 15 },
      }),
    ],
  }),
  family('AR-ID', 'Impact driver, brushless, 18 V', 'power-tools', 'impact-driver-blue', 'bit', {
    blurb: 'Drives structural screws without a wrist.',
    text: 'Three speeds and a stop after the first blow. Only impact-rated bits last in it.',
    facts: { ...cordless, torque: 180 },
    axes: [kit],
    each: [78, 1050],
    addOns: ['engraving'],
    goesWith: ['SD-BTT', 'FX-TS'],
    ranges: [
      range('AR-IW', 'Impact wrench, 1/2 in, 18 V', 1.7, 'Four hundred newton metres for steelwork and wheels.', {
        picture: 'impact-wrench-blue',
        facts: { torque: 400 },
      }),
    ],
  }),
  family('AR-SDS', 'Rotary hammer, SDS-plus, 18 V', 'power-tools', 'rotary-hammer-blue', 'bit', {
    blurb: 'Two joules: a row of 10 mm holes on one battery.',
    text: 'Drill, hammer and chisel. Let it work: leaning on it slows it down.',
    facts: { ...cordless, shank: 'SDS-plus' },
    axes: [kit],
    each: [138, 2600],
    goesWith: ['SD-SDS', 'FX-TB'],
  }),
  family('AR-CS', 'Circular saw, 165 mm, 18 V', 'power-tools', 'circular-saw-blue', 'blade', {
    blurb: 'Cuts 57 mm deep, with a blower that clears the line.',
    text: 'Set the blade a tooth deeper than the board. The track shoe slides straight on.',
    facts: { ...cordless, depth: 57 },
    axes: [kit],
    each: [112, 3100],
    goesWith: ['SD-CSB'],
    ranges: [
      range('AR-JS', 'Jigsaw, 18 V', 0.95, 'Pendulum action, tool-free blades, bevels both ways.', {
        picture: 'jigsaw-blue',
      }),
      range('AR-RS', 'Reciprocating saw, 18 V', 1.05, 'For demolition and for the branch that was in the way.', {
        picture: 'reciprocating-saw-blue',
      }),
    ],
  }),
  family('AR-AG', 'Angle grinder, 115 mm, 18 V', 'power-tools', 'angle-grinder-blue', 'blade', {
    blurb: 'Brake stops the disc in two seconds.',
    text: 'Paddle switch and kickback stop. Eyes, ears and the guard on, in that order.',
    facts: { ...cordless, diameter: 115 },
    axes: [kit],
    each: [96, 2100],
    goesWith: ['SD-CD', 'GW-GOG'],
  }),
  family('AR-MT', 'Multi-tool, 18 V', 'power-tools', 'multi-tool-blue', 'blade', {
    blurb: 'Cuts flush, plunges into board, sands into corners.',
    text: 'Blades change with a lever. Slow speed for metal and for sanding.',
    facts: cordless,
    axes: [kit],
    each: [104, 1500],
    goesWith: ['SD-MTB'],
    ranges: [
      range('AR-OS', 'Random orbit sander, 125 mm, 18 V', 0.9, 'Leaves no rings; takes punched discs and a vacuum.', {
        picture: 'orbital-sander-blue',
      }),
    ],
  }),
  family('AR-BT', 'Battery, 18 V lithium', 'power-tools', 'battery-blue', 'box', {
    blurb: 'Fits every tool in the range, with a gauge.',
    text: 'Charges from 5 °C. Store it half full, and it will be there in spring.',
    facts: { voltage: 18, guarantee: '3 years' },
    axes: [
      choices('battery', [
        ['2.0 Ah', '2'],
        ['5.0 Ah', '5', 1.75, 1.6],
        ['8.0 Ah', '8', 2.7, 2.3],
      ]),
    ],
    each: [42, 420],
    goesWith: ['AR-DD', 'AR-ID'],
    ranges: [
      range('AR-CH', 'Charger, 18 V', 1, 'Full in the length of a lunch break.', {
        picture: 'charger-blue',
        text: 'The fast one cools the battery first, and tells by colour how full it is.',
        each: [34, 650],
        facts: { voltage: 18 },
        axes: [
          choices('pattern', [
            ['Standard, 4 A', 'S'],
            ['Fast, 9 A', 'F', 1.9, 1.3],
            ['Twin port', 'T', 2.6, 1.8],
          ]),
        ],
      }),
    ],
  }),
  family('AR-VC', 'Dust extractor, M class', 'power-tools', 'dust-extractor-yellow', 'box', {
    blurb: 'For silica and hardwood dust, with automatic filter cleaning.',
    text: 'Starts with the tool. An L class vacuum is not enough for concrete, whatever its colour.',
    facts: { voltage: 230, standard: 'EN 60335-2-69', protection: 'M class' },
    axes: [
      choices('litres', [
        ['25 l', '25'],
        ['40 l', '40', 1.25, 1.2],
      ]),
    ],
    each: [318, 12500],
    goesWith: ['AR-SDS'],
  }),
];
