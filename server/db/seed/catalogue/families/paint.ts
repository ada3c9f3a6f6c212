import { choices, colours, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const tins = sizes('litres', [1, 2.5, 5, 10], { price: 0.82, pad: false });
const smallTins = sizes('litres', [0.75, 1, 2.5, 5], { price: 0.82, pad: false });

const wallColours = colours([
  ['Brilliant white', 'BW', '#fbfbf9', 'paint-tin-white'],
  ['Magnolia', 'MG', '#f0e3c8', 'paint-tin-white'],
  ['Pale grey', 'PG', '#c9ccca', 'paint-tin-grey'],
  ['Slate', 'SL', '#4d575e', 'paint-tin-grey'],
]);
const outdoorColours = colours([
  ['Black', 'BK', '#1b1c1c', 'paint-tin-grey'],
  ['Anthracite', 'AN', '#383e42', 'paint-tin-grey'],
  ['Forest green', 'FG', '#2f5a3a', 'paint-tin-green'],
  ['Oxford blue', 'OB', '#1f3c63', 'paint-tin-blue'],
  ['White', 'WH', '#f6f6f3', 'paint-tin-white'],
]);

const tins10 = [
  [4, 0.95],
  [12, 0.9],
  [36, 0.84],
] as const;

export const paintFamilies: readonly Family[] = [
  family('MW-EMM', 'Trade matt emulsion', 'interior-paint', 'paint-tin-white', 'tin', {
    blurb: 'Flat, forgiving wall paint that hides filler and touches in without a ring.',
    text: 'Thin the first coat on new plaster by a third. Two coats cover most colours; dark over light wants three.\nWipe marks off dry rather than wet: matt polishes.',
    facts: { sheen: 'Matt', coverage: 14, coats: 2, dry: '1 hour', place: 'Indoors' },
    axes: [tins, wallColours],
    each: [9.4, 1500],
    tiers: tins10,
    addOns: ['tinting'],
    goesWith: ['HP-BRS', 'HP-RLR', 'BW-MSK'],
    ranges: [
      range(
        'MW-EMS',
        'Durable silk emulsion',
        1.2,
        'A soft sheen that takes a damp cloth; for halls, kitchens and bathrooms.',
        {
          facts: { sheen: 'Silk' },
        },
      ),
      range('MW-EGG', 'Water-based eggshell', 1.65, 'One paint for walls and woodwork, with no smell by evening.', {
        facts: { sheen: 'Eggshell', use: 'Wood and walls' },
      }),
      range('MW-CNT', 'Contract matt', 0.66, 'For first coats and ceilings in bulk.', { facts: { coverage: 12 } }),
    ],
  }),
  family('MW-GLS', 'Trade gloss', 'interior-paint', 'paint-tin-white', 'tin', {
    blurb: 'Hard solvent gloss for doors and skirtings that get kicked.',
    text: 'Brush it out, lay it off once and leave it alone. Use undercoat of the same shade.',
    facts: { sheen: 'Gloss', coverage: 16, dry: '6 hours', place: 'Indoors and out' },
    axes: [smallTins, outdoorColours],
    each: [11.8, 1200],
    tiers: tins10,
    addOns: ['tinting'],
    goesWith: ['HP-BRS', 'MW-UND'],
    ranges: [
      range('MW-SAT', 'Trade satin', 1.05, 'Half the shine of gloss and half the marks.', {
        facts: { sheen: 'Satin' },
      }),
      range('MW-UND', 'Undercoat', 0.88, 'Dense and easy to rub down, ready for the finish.', {
        facts: { sheen: 'Matt' },
      }),
    ],
  }),
  family('MW-PRM', 'Primer', 'primers', 'paint-tin-grey', 'tin', {
    blurb: 'The right first coat for what you are painting.',
    text: 'Prime bare surfaces the same day they are cleaned. Paint that peels nearly always lost its grip here.',
    facts: { coverage: 12, place: 'Indoors and out' },
    axes: [
      choices('use', [
        ['Wood', 'WD'],
        ['Metal', 'MT', 1.2],
        ['Plaster and masonry', 'PL', 0.9],
        ['Tiles and plastic', 'AD', 1.6],
      ]),
      smallTins,
    ],
    each: [12.2, 1200],
    tiers: tins10,
    goesWith: ['HP-BRS', 'SD-SHT'],
    ranges: [
      range('MW-STB', 'Stain block', 1.5, 'Shellac base that holds back water marks, soot and knots.', {
        text: 'One coat, twenty minutes, and any paint goes over it. Clean brushes in meths.',
        facts: { base: 'Shellac', dry: '20 minutes' },
        axes: [sizes('litres', [0.75, 2.5, 5], { price: 0.82, pad: false })],
      }),
      range('MW-ZNC', 'Zinc phosphate primer', 1.35, 'For bare steel, the same day it is cleaned.', {
        text: 'Two thin coats over bright metal; prime again what the sparks have caught.',
        facts: { base: 'Steel', dry: '30 minutes' },
        axes: [
          colours([
            ['Grey', 'GR', '#8d9294'],
            ['Red oxide', 'RO', '#7b2d22'],
          ]),
          sizes('litres', [0.75, 2.5, 5], { price: 0.82, pad: false }),
        ],
      }),
    ],
  }),
  family('MW-MSN', 'Masonry paint, smooth', 'exterior-paint', 'paint-tin-white', 'tin', {
    blurb: 'Breathing wall paint with a fungicide, rainproof in an hour.',
    text: 'Brush off chalk, kill algae and stabilise powdery render first. Work in the shade: sun skins the paint before it has soaked in.',
    facts: { sheen: 'Matt', coverage: 8, dry: '1 hour', place: 'Outdoors', guarantee: '15 years' },
    axes: [sizes('litres', [5, 10, 20], { price: 0.86, pad: false }), outdoorColours],
    each: [19, 7500],
    tiers: tins10,
    addOns: ['tinting'],
    goesWith: ['HP-RLR'],
    ranges: [
      range('MW-MST', 'Masonry paint, textured', 1.1, 'Fine sand fills hairline cracks.', { facts: { coverage: 5 } }),
    ],
  }),
  family('MW-WDS', 'Exterior wood stain', 'woodcare', 'paint-tin-green', 'tin', {
    blurb: 'Soaks in and moves with the wood, so it wears away instead of peeling.',
    text: 'Two thin coats on new timber, end grain three. Let pressure-treated wood weather for six weeks first.',
    facts: { coverage: 12, place: 'Outdoors', guarantee: '5 years' },
    axes: [
      smallTins,
      colours([
        ['Light oak', 'LO', '#b98a4d'],
        ['Teak', 'TK', '#8a5a2f'],
        ['Walnut', 'WN', '#573821'],
        ['Ebony', 'EB', '#28231f', 'paint-tin-grey'],
        ['Clear', 'CL', '#efe9dc', 'paint-tin-white'],
      ]),
    ],
    each: [12.9, 1100],
    tiers: tins10,
    goesWith: ['HP-BRS'],
    ranges: [
      range('MW-DCK', 'Decking oil', 0.95, 'Feeds and darkens deck boards, and can be walked on by evening.', {
        text: 'Clean, dry two days, and wipe off what has not gone in after twenty minutes.',
        facts: { place: 'Outdoors', coverage: 12 },
        axes: [
          colours([
            ['Natural', 'NA', '#c79a5b'],
            ['Oak', 'OK', '#9a6a34'],
            ['Slate', 'SL', '#5a5f62'],
          ]),
          sizes('litres', [2.5, 5], { price: 0.82, pad: false }),
        ],
      }),
      range('MW-FNC', 'Fence paint', 0.42, 'Goes on by brush or spray, for rough-sawn panels.', {
        text: 'Safe for plants once it is dry. Strain it before it goes in the sprayer.',
        facts: { place: 'Outdoors', coverage: 6 },
        axes: [
          colours([
            ['Dark oak', 'DO', '#4a3020'],
            ['Forest green', 'FG', '#2c4a33'],
            ['Silver grey', 'SG', '#9a9d9b'],
            ['Black', 'BK', '#1c1d1e'],
          ]),
          sizes('litres', [5, 9], { price: 0.85, pad: false }),
        ],
        each: [9.9, 5600],
      }),
      range('MW-VRN', 'Yacht varnish', 1.3, 'Deep finish for doors and sills in full sun.', {
        text: 'Thin the first coat by a tenth, sand between coats, and give sills four.',
        facts: { place: 'Outdoors', coats: 3 },
        axes: [
          choices('sheen', [
            ['Gloss', 'G'],
            ['Satin', 'S'],
          ]),
          sizes('litres', [0.75, 2.5, 5], { price: 0.82, pad: false }),
        ],
      }),
    ],
  }),
  family('MW-MTL', 'Direct-to-metal paint', 'exterior-paint', 'paint-tin-blue', 'tin', {
    blurb: 'Primer, undercoat and finish in one, over sound rust.',
    text: 'Wire-brush what is loose, degrease, and give the edges an extra coat.',
    facts: { coverage: 10, place: 'Outdoors', use: 'Metal' },
    axes: [
      smallTins,
      choices('sheen', [
        ['Gloss', 'GL'],
        ['Satin', 'ST'],
        ['Hammered', 'HM', 1.08],
      ]),
      outdoorColours,
    ],
    each: [14.8, 1200],
    tiers: tins10,
  }),
];
