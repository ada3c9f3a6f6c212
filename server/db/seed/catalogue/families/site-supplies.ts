import { choices, colours, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

export const siteSupplyFamilies: readonly Family[] = [
  family('FL-BKT', 'Builder’s bucket', 'lifting', 'bucket-black', 'tin', {
    blurb: 'Three-gallon bucket with a steel handle and a lip to pour from.',
    text: 'Nests, floats and can be stood on by nobody.',
    facts: { litres: 14 },
    axes: [
      colours([
        ['Black', 'BK', '#1c1d1e', 'bucket-black'],
        ['Yellow', 'YE', '#f2c01e', 'bucket-yellow'],
      ]),
      packs([1, 10]),
    ],
    each: [1.9, 600],
    ranges: [
      range('FL-TUB', 'Flexible tub', 1, 'Two handles and a lip that pours.', {
        text: 'Carries rubble, water or a dog, and springs back.',
        picture: 'flexible-tub-black',
        each: [4.9, 900],
        facts: { material: 'Polyethylene' },
        axes: [
          sizes('litres', [26, 42, 75], { price: 0.7, pad: false }),
          colours([
            ['Black', 'BK', '#1c1d1e', 'flexible-tub-black'],
            ['Yellow', 'YE', '#f2c01e', 'flexible-tub-yellow'],
          ]),
        ],
      }),
      range('FL-RBG', 'Rubble bags', 1, 'Heavy polythene or woven, to be filled with brick.', {
        text: 'Woven for tiles and glass, polythene for plaster and soil.',
        picture: 'rubble-bag-blue',
        drawing: 'bag',
        each: [6.4, 900],
        axes: [
          choices('material', [
            ['Polythene', 'P'],
            ['Woven polypropylene', 'W', 1.8],
          ]),
          packs([20, 100], 'pack'),
        ],
      }),
      range('FL-CHN', 'Chain sling, grade 80', 1, 'With hooks, tested and tagged.', {
        text: 'Examine before every lift. Rated at angles up to 45 degrees from the vertical; the tag says it all.',
        picture: 'chain-zinc',
        drawing: 'cable',
        each: [64, 5200],
        facts: { standard: 'EN 818-4', grade: '80' },
        axes: [
          choices('pattern', [
            ['Single leg', '1'],
            ['Two leg', '2', 1.9, 2],
            ['Four leg', '4', 3.6, 4],
          ]),
          sizes('run', [2, 3], { price: 0.5, pad: false }),
        ],
        derive: ({ pattern = 0 }) => ({ load: [2000, 2800, 4250][pattern] ?? 2000 }),
        addOns: ['test-certificate'],
      }),
    ],
  }),
  family('FL-CTN', 'Cardboard carton', 'cartons', 'carton-brown', 'carton', {
    blurb: 'Double-wall cartons that stack five high.',
    text: 'Sizes are inside measures.',
    axes: [
      choices('size', [
        ['230 × 160 × 110 mm', '023', 0.5],
        ['305 × 230 × 230 mm', '030'],
        ['457 × 305 × 305 mm', '045', 1.8],
        ['610 × 457 × 457 mm', '061', 3],
      ]),
      packs([20, 100]),
      colours([
        ['Brown', 'BR', '#a9804f', 'carton-brown'],
        ['White', 'WH', '#f2f2ef', 'carton-white'],
      ]),
    ],
    each: [9.5, 4200],
  }),
  family('FL-WPE', 'Site wipes', 'cleaning', 'tub-yellow', 'tin', {
    blurb: 'Take paint, sealant and foam off hands and tools while it is wet.',
    text: 'Eighty to a tub. Close the lid: a dry wipe is only paper.',
    axes: [
      packs([80, 480], 'tub'),
      choices('grade', [
        ['Standard', 'ST'],
        ['Scrub', 'SC', 1.3],
      ]),
    ],
    each: [4.9, 700],
    ranges: [
      range('FL-RAG', 'Cotton rags', 1, 'Washed and lint-free, by the bag.', {
        text: 'Mixed colours for oil, white for polish.',
        picture: 'rags-mixed',
        drawing: 'bag',
        each: [11.5, 5000],
        facts: { material: 'Cotton' },
        axes: [
          choices('grade', [
            ['Mixed colours', 'M'],
            ['White', 'W', 1.4],
          ]),
          sizes('weight-kg', [5, 10], { price: 0.95, pad: false }),
        ],
      }),
      range('FL-BRM', 'Yard broom', 1, 'Stiff bristle, screwed and stayed handle.', {
        text: 'Stiff for yards, soft for floors, and a stay that keeps the handle in.',
        picture: 'broom-red',
        drawing: 'batten',
        each: [13.9, 1400],
        axes: [
          choices('pattern', [
            ['Stiff', 'S'],
            ['Soft', 'F'],
          ]),
          sizes('width', [300, 450, 600], { price: 0.5 }),
        ],
      }),
    ],
  }),
];
