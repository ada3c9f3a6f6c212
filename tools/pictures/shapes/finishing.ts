import type { Material } from '#tools/pictures/materials.ts';
import type { Recipe } from '#tools/pictures/scene.ts';

/** Finishes that change the material of only one slot. */
export function inFinishes(slot: string, materials: Readonly<Record<string, Material>>): Recipe['finishes'] {
  return Object.fromEntries(Object.entries(materials).map(([finish, material]) => [finish, { [slot]: material }]));
}
