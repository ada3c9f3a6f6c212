import { expect, test } from 'vitest';
import { type PictureKey, type PictureShape, shapes } from '#server/media/pictures.ts';
import { everyFamily } from './catalogue.ts';
import type { Family } from './family.ts';

/** Products whose picture is of something akin, for want of a shape of their own. The list may only grow shorter. */
const akin: Readonly<Partial<Record<PictureShape, string>>> = {
  'sealant-tube': 'FX-RV FX-RVE',
  bracket: 'FX-SB FX-SBH',
  pliers: 'HP-PLS HP-STR',
  'saw-blade': 'SD-KNB SD-MTB',
  sheet: 'OH-OSB',
  'safety-boot': 'GW-TRN GW-RIG',
  'hard-hat': 'FL-BMP',
  'first-aid-kit': 'FL-EYW',
  pipe: 'CB-MB',
  elbow: 'CB-WE CB-TRP CB-TC CB-SC',
  coupling: 'CB-PIN CB-BN CB-BNC CB-BB',
  tap: 'TW-OT',
  'insulation-roll': 'SG-SLB SG-CVT',
  conduit: 'VT-TRK SG-BEA',
  'cement-bag': 'FL-RBG FL-RAG',
};

const names = Object.keys(shapes).filter((name): name is PictureShape => name in shapes);

/** The longest name that fits is the shape's: 'pipe' begins 'pipe-clip-brass' as well. */
const shapeOf = (picture: PictureKey): PictureShape | undefined =>
  names
    .filter((shape) => picture.startsWith(`${shape}-`))
    .toSorted((a, b) => b.length - a.length)
    .at(0);

const shownAs = ({ picture, axes = [] }: Family): PictureShape[] => [
  ...new Set(
    [picture, ...axes.flatMap(({ values }) => values.map((value) => value.picture))].flatMap((key) =>
      key === undefined ? [] : (shapeOf(key) ?? []),
    ),
  ),
];

const strangers = everyFamily().flatMap((family) =>
  shownAs(family)
    .filter((shape) => !shapes[shape].named.test(family.name))
    .map((shape) => ({ code: family.code, name: family.name, shape })),
);

test('every product is shown by a picture of the thing that its name says', () => {
  const unexpected = strangers.filter(({ code, shape }) => !akin[shape]?.split(' ').includes(code));
  expect(unexpected).toEqual([]);
});

test('no product that has a picture of its own is still listed as shown by something akin', () => {
  const listed = Object.entries(akin).flatMap(([shape, codes]) => codes.split(' ').map((code) => `${code} ${shape}`));
  expect(listed.toSorted()).toEqual(strangers.map(({ code, shape }) => `${code} ${shape}`).toSorted());
});

test('every shape is shown by a product', () => {
  const shown = new Set(everyFamily().flatMap(shownAs));
  expect(names.filter((shape) => !shown.has(shape))).toEqual([]);
});
