import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { splitWorker } from './worker-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tradecounter-worker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const splitOf = (id: string, file: string): { worker: string; code: readonly string[] } => {
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'sw.js'),
    `const own=\`${id}\`;serve([{"digest":"d","revision":null,"url":"${file}"}],own);`,
  );
  splitWorker(folder, id);
  return { worker: readFileSync(join(folder, 'sw.js'), 'utf8'), code: readdirSync(join(folder, 'assets')) };
};

test('two builds whose worker is the same share its code, and each names its own files', () => {
  const [first, second] = [splitOf('one', 'assets/a.js'), splitOf('two', 'assets/b.js')];
  expect(second.code).toEqual(first.code);
  const [name = ''] = second.code;
  expect(readFileSync(join(folder, 'assets', name), 'utf8')).toBe(
    'const own=self.shellBuild;serve(self.shellFiles,own);',
  );
  expect(second.worker).toBe(
    `self.shellBuild="two";self.shellFiles=[{"digest":"d","revision":null,"url":"assets/b.js"}];importScripts("/assets/${name}");\n`,
  );
  expect(first.worker).toContain('self.shellBuild="one"');
});

test('a worker without a list of files is no worker of this shop', () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'sw.js'), 'serve();');
  expect(() => splitWorker(folder, 'one')).toThrow('The worker has lost the list of its files.');
});
