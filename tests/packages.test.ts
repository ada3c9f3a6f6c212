/** The lock file as a clean machine meets it: another platform, and the oldest Node that we promise. */
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { read } from '#tests/support/run/files.ts';

const Names = z.optional(z.record(z.string(), z.string()));
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), engines: z.optional(z.unknown()), optionalDependencies: Names }),
  ),
});
const { packages } = Lock.parse(JSON.parse(read('package-lock.json')));
const Engines = z.object({ node: z.optional(z.string()) });

const floor = '20.19.0';

test('every package runs on the oldest Node that we promise', () => {
  const newer = Object.entries(packages).filter(([, { engines }]) => {
    const asked = Engines.safeParse(engines);
    return asked.success && asked.data.node !== undefined && !satisfies(floor, asked.data.node);
  });
  expect(newer.map(([name]) => name)).toEqual([]);
  expect(z.object({ engines: Engines }).parse(JSON.parse(read('package.json'))).engines.node).toBe(`>=${floor}`);
});

test('the lock file holds what other platforms need, without which npm ci refuses it', () => {
  const holders = (from: string, name: string) => {
    const folders = from
      .split('/node_modules/')
      .map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/node_modules/'));
    return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
  };
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !holders(from, name).some((it) => it in packages)),
  );
  expect([...new Set(missing)]).toEqual([]);
});
