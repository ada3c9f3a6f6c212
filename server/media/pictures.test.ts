import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isPictureKey, pictureKeys, pictureSizes, pictureTint, pictureUrl } from './pictures.ts';
import { recipes } from '#tools/pictures/recipes.ts';
import tints from './picture-tints.json' with { type: 'json' };

function fileOf(url: string): string {
  return fileURLToPath(new URL(`.${url.replace('/media', '')}`, import.meta.url));
}

test('every key has a recipe, and every recipe a key', () => {
  const modelled = Object.entries(recipes).flatMap(([shape, models]) =>
    models.flatMap((recipe) => Object.keys(recipe.finishes).map((finish) => `${shape}-${finish}`)),
  );
  expect(modelled.toSorted()).toEqual(pictureKeys.toSorted());
});

test('every finish names a material for every part', () => {
  for (const recipe of Object.values(recipes).flat()) {
    const slots = recipe.parts.map(({ slot }) => slot).filter((slot) => typeof slot === 'string');
    for (const materials of Object.values(recipe.finishes))
      expect(Object.keys({ ...recipe.materials, ...materials })).toEqual(expect.arrayContaining(slots));
  }
});

test('every picture is there in each size, with its tint', () => {
  for (const key of pictureKeys) {
    expect(tints).toHaveProperty(key);
    expect(pictureTint(key)).toMatch(/^#[0-9a-f]{6}$/);
    for (const size of pictureSizes) expect(existsSync(fileOf(pictureUrl(key, size))), `${key} at ${size}`).toBe(true);
  }
});

test('a picture in its three sizes takes less than 13 kB on average, and none takes 50 kB', () => {
  const bytes = pictureKeys.map((key) =>
    pictureSizes.reduce((sum, size) => sum + statSync(fileOf(pictureUrl(key, size))).size, 0),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0) / bytes.length).toBeLessThan(13_000);
  expect(Math.max(...bytes)).toBeLessThan(50_000);
});

test('a name that is not in the list is no key', () => {
  expect(isPictureKey('bolt-zinc')).toBe(true);
  expect(isPictureKey('bolt-velvet')).toBe(false);
});
