import { choices, colours, packs } from '#server/db/seed/catalogue/axes.ts';
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
      range('FL-TUB', 'Flexible tub', 3.1, 'Two handles and forty-two litres.', { facts: { litres: 42 } }),
      range('FL-RBG', 'Rubble bags', 2.4, 'Woven, to be filled with brick.', { picture: 'cement-bag-white' }),
      range('FL-CHN', 'Lifting chain, grade 80', 18, 'With hooks, tested and tagged.', {
        picture: 'chain-zinc',
        facts: { load: 2000 },
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
  family('FL-WPE', 'Site wipes', 'cleaning', 'bucket-yellow', 'tin', {
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
      range('FL-RAG', 'Cotton rags', 2.2, 'Washed and lint-free, by the bag.', { picture: 'cement-bag-white' }),
      range('FL-BRM', 'Yard broom', 2.9, 'Stiff bristle, screwed and stayed handle.', { picture: 'bucket-black' }),
    ],
  }),
];
