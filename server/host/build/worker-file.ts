import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Enough of a digest to distinguish a file from a page served in its place, or from half of it. */
export const fileDigest = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/**
 * Splits the worker: `sw.js` names the build and its files, so it changes with each build; the code, which rarely changes, moves to a file
 * named by its content.
 */
export const splitWorker = (folder: string, id: string): void => {
  const file = join(folder, 'sw.js');
  const whole = readFileSync(file, 'utf8');
  const list = /\[\{"(?:digest|revision|url)":[^\]]*\]/.exec(whole)?.[0];
  if (list === undefined) throw new Error('The worker has lost the list of its files.');
  const code = whole
    .replace(list, () => 'self.shellFiles')
    .replaceAll(new RegExp(`(["'\`])${id}\\1`, 'g'), () => 'self.shellBuild');
  const name = `assets/sw-${fileDigest(code).slice(0, 7)}.js`;
  writeFileSync(join(folder, name), code);
  writeFileSync(file, `self.shellBuild="${id}";self.shellFiles=${list};importScripts("/${name}");\n`);
};
