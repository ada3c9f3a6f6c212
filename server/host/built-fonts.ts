import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the built page's font files; none where there is no build. */
export const builtFonts = (root: string): readonly string[] => {
  const folder = join(root, 'dist/page/assets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .toSorted()
    .map((file) => `/assets/${file}`);
};
