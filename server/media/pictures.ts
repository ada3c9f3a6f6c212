import tints from './picture-tints.json' with { type: 'json' };
import { building } from './shapes/building.ts';
import { electrical } from './shapes/electrical.ts';
import { fixings } from './shapes/fixings.ts';
import { handTools } from './shapes/hand-tools.ts';
import { ironmongery } from './shapes/ironmongery.ts';
import { plumbing } from './shapes/plumbing.ts';
import { powerTools } from './shapes/power-tools.ts';
import { site } from './shapes/site.ts';

/** Every shape with a picture: its finishes, and the products it depicts. A picture's key is `<shape>-<finish>`. */
export const shapes = {
  ...fixings,
  ...ironmongery,
  ...plumbing,
  ...electrical,
  ...handTools,
  ...powerTools,
  ...building,
  ...site,
} as const;

export type PictureShape = keyof typeof shapes;
export type PictureKey = { [S in PictureShape]: `${S}-${(typeof shapes)[S]['finishes'][number]}` }[PictureShape];

/** Square edge lengths in pixels. */
export const pictureSizes = [800, 400, 160] as const;
export type PictureSize = (typeof pictureSizes)[number];

export const pictureKeys: readonly PictureKey[] = Object.entries(shapes).flatMap(([shape, { finishes }]) =>
  // Object.entries loses which finish belongs to which shape; the table above guarantees it.
  finishes.map((finish) => `${shape}-${finish}` as PictureKey),
);

const known: ReadonlySet<string> = new Set(pictureKeys);

export function isPictureKey(text: string): text is PictureKey {
  return known.has(text);
}

/** Address of one picture, from the root of the store. */
export function pictureUrl(key: PictureKey, size: PictureSize): string {
  return `/media/pictures/${key}-${size}.avif`;
}

const tintByKey: Readonly<Record<string, string>> = tints;

/** Mean colour of a picture as #rrggbb: painted until it has loaded. */
export function pictureTint(key: PictureKey): string {
  return tintByKey[key] ?? '#e6e7e7';
}
