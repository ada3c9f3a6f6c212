import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stoppedFiles, withinPolicy } from './react-aria.ts';

const folder = join(import.meta.dirname, '../../../node_modules/react-aria/dist/private');

test('the installed react-aria writes no HTML and no style sheet into a page', () => {
  for (const [name, gone] of [
    ['live-announcer/LiveAnnouncer.mjs', 'innerHTML'],
    ['interactions/usePress.mjs', 'prepend(style)'],
  ] as const) {
    const file = join(folder, name);
    const code = readFileSync(file, 'utf8');
    expect(code).toContain(gone);
    expect(file).toMatch(stoppedFiles);
    expect(withinPolicy(file, code)).not.toContain(gone);
  }
});

test('a version that does otherwise stops the build', () => {
  expect(() =>
    withinPolicy('/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs', 'log.innerHTML = text;'),
  ).toThrow('0 times, not 2');
});
