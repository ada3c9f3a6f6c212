import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

export const decoratingFamilies: readonly Family[] = [
  family('MW-AER', 'Spray paint', 'aerosols', 'aerosol-white', 'tin', {
    blurb: 'Fast acrylic spray with a cap in the colour of the paint.',
    text: 'Shake for two minutes after the ball is free, spray across and never stop on the work.',
    facts: { volume: 400, dry: '15 minutes', place: 'Indoors and out' },
    axes: [
      colours([
        ['White', 'WH', '#f6f6f3', 'aerosol-white'],
        ['Black', 'BK', '#1b1c1c', 'aerosol-black'],
        ['Signal red', 'RD', '#b5231d', 'aerosol-red'],
        ['Anthracite', 'AN', '#383e42', 'aerosol-black'],
        ['Primer grey', 'PR', '#8d9192', 'aerosol-white'],
      ]),
      choices('sheen', [
        ['Matt', 'MT'],
        ['Satin', 'ST'],
        ['Gloss', 'GL'],
      ]),
    ],
    each: [5.2, 420],
    sells: { by: 1 },
    ranges: [
      range('MW-LIN', 'Line marking spray', 1.25, 'Valve works upside down; for car parks and sports floors.', {
        text: 'Dry, swept and above five degrees. A can marks about 75 m.',
        facts: { volume: 750 },
        axes: [
          colours([
            ['White', 'WH', '#f2f2ef'],
            ['Yellow', 'YE', '#f2c01e'],
            ['Red', 'RD', '#c9302c', 'aerosol-red'],
            ['Blue', 'BL', '#2e63a6'],
          ]),
          packs([1, 6]),
        ],
      }),
    ],
  }),
  family('HP-BRS', 'Paint brush', 'brushes-and-rollers', 'paint-brush-pine', 'box', {
    blurb: 'Tapered filaments that hold their paint and lay it off without tramlines.',
    text: 'Synthetic for water-based paint, bristle for solvent. Soak a bristle brush in oil overnight before its first job.',
    facts: { material: 'Beech and steel' },
    axes: [
      sizes('width', [25, 38, 50, 63, 75, 100], { price: 0.7 }),
      choices('pattern', [
        ['Synthetic', 'SY', 1, 1, 'paint-brush-blue'],
        ['Pure bristle', 'PB', 1.2, 1, 'paint-brush-pine'],
        ['Cutting in, angled', 'CA', 1.35, 1, 'paint-brush-black'],
      ]),
    ],
    each: [2.6, 60],
    goesWith: ['MW-GLS', 'BW-MSK'],
    ranges: [
      range('KS-BRS', 'Utility brush', 0.42, 'For glue, preservative and the jobs that end a brush.', {
        picture: 'paint-brush-black',
      }),
    ],
  }),
  family('HP-RLR', 'Roller sleeve', 'brushes-and-rollers', 'paint-roller-blue', 'box', {
    blurb: 'Woven sleeve that does not shed, for cages of 44 mm.',
    text: 'Short pile for smooth walls and eggshell, medium for emulsion, long for render and textured ceilings.',
    facts: { material: 'Woven polyester', diameter: 44 },
    axes: [
      sizes('width', [100, 230, 300, 380], { price: 0.8 }),
      choices('pattern', [
        ['Short pile', 'SP', 1, 1, 'paint-roller-blue'],
        ['Medium pile', 'MP', 1.08, 1, 'paint-roller-blue'],
        ['Long pile', 'LP', 1.2, 1, 'paint-roller-yellow'],
      ]),
      packs([1, 10]),
    ],
    each: [2.3, 70],
    ranges: [
      range('HP-RLF', 'Roller frame', 1, 'Steel frame with a threaded grip for a pole.', {
        text: 'The cage grips the sleeve from inside, and lets go with a tap.',
        each: [4.4, 240],
        axes: [sizes('width', [100, 230, 300, 380], { price: 0.5 })],
      }),
      range('HP-RLS', 'Foam mini roller', 1, 'For doors and cabinets in gloss or eggshell.', {
        text: 'Lay off with the weight of the roller alone and the bubbles go.',
        each: [2.6, 40],
        facts: { width: 100 },
        axes: [
          choices('pattern', [
            ['Foam', 'F'],
            ['Flock', 'K', 1.2],
            ['Microfibre', 'M', 1.4],
          ]),
          packs([2, 10], 'pack'),
        ],
      }),
    ],
  }),
  family('BW-MSK', 'Masking tape', 'preparation', 'tape-roll-blue', 'tape', {
    blurb: 'Tape that comes off clean: blue for days, yellow for hours.',
    text: 'Press the edge down with a filling knife and pull it off while the paint is still soft.',
    facts: { run: 50 },
    axes: [
      sizes('width', [19, 25, 36, 50], { price: 1 }),
      choices('pattern', [
        ['General, 1 day', 'G1', 1, 1, 'tape-roll-yellow'],
        ['Clean edge, 14 days', 'C14', 1.9, 1, 'tape-roll-blue'],
        ['Outdoor, 30 days', 'E30', 2.4, 1, 'tape-roll-blue'],
      ]),
      packs([1, 12]),
    ],
    each: [1.45, 120],
  }),
  family('BW-FIL', 'Filler', 'preparation', 'tub-white', 'tin', {
    blurb: 'Fills, sands and takes paint without flashing.',
    text: 'Fill proud and sand back. Deep holes go in two goes, so that the middle dries.',
    axes: [
      choices('use', [
        ['Fine surface', 'FS'],
        ['All purpose', 'AP', 0.9],
        ['Deep gap', 'DG', 1.3],
        ['Wood, two-part', 'W2', 2.1],
        ['Exterior', 'EX', 1.25],
      ]),
      sizes('weight-kg', [0.6, 1.5, 5], { price: 0.8, pad: false }),
    ],
    each: [4.1, 650],
    goesWith: ['SD-SHT'],
  }),
  family('FL-DST', 'Dust sheet', 'preparation', 'dust-sheet-cream', 'sheet', {
    blurb: 'Cotton twill that soaks up drips and stays where it is laid.',
    text: 'Wash warm and often. Use polythene beneath it on a carpet.',
    axes: [
      choices('sheet-size', [
        ['3.6 × 2.7 m', '36'],
        ['3.6 × 3.6 m', '366', 1.35],
        ['7 × 1 m, stairs', '7S', 0.9],
      ]),
      choices('material', [
        ['Cotton twill', 'CT'],
        ['Laminated cotton', 'LM', 1.4],
        ['Polythene', 'PE', 0.25],
      ]),
    ],
    each: [6.9, 900],
  }),
];
