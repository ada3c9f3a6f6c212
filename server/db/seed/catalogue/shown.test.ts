import { expect, test } from 'vitest';
import { type PictureKey, type PictureShape, shapes } from '#server/media/pictures.ts';
import { everyFamily } from './catalogue.ts';
import type { Family } from './family.ts';

const names = Object.keys(shapes).filter((name): name is PictureShape => name in shapes);

/** The shape with the longest matching name: 'pipe' is a prefix of 'pipe-clip-brass' as well. */
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
  expect(strangers).toEqual([]);
});

test('every shape is shown by a product', () => {
  const shown = new Set(everyFamily().flatMap(shownAs));
  expect(names.filter((shape) => !shown.has(shape))).toEqual([]);
});
