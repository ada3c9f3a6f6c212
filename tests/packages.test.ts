/** The lock file as a clean machine sees it: another platform, and the oldest Node that we support. */
import { satisfies } from 'semver';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isSource, read, repositoryFiles } from '#tests/support/run/files.ts';

const Names = z.optional(z.record(z.string(), z.string()));
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ engines: z.optional(z.unknown()), dependencies: Names, optionalDependencies: Names }),
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

const Overrides = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));
const Manifest = z.object({ dependencies: Names, devDependencies: Names, overrides: Overrides });
const manifest = Manifest.parse(JSON.parse(read('package.json')));
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const documented = read('docs/dependencies.md');

interface Override {
  /** The package whose dependency is overridden; null if it is everybody's. */
  readonly dependent: string | null;
  readonly name: string;
  readonly version: string;
}

const overrides = Object.entries(manifest.overrides).flatMap(([name, value]): Override[] =>
  typeof value === 'string'
    ? [{ dependent: null, name, version: value }]
    : Object.entries(value).map(([inner, version]) => ({ dependent: name, name: inner, version })),
);

/** Its overriding version satisfies every range, so only the document can say why it is not newer. */
const heldBack = 'rollup';

test('docs/dependencies.md has every dependency, override and exact version, and no other', () => {
  const rows = documented.split('\n').filter((line) => /^\| +`/.test(line));
  const named = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const exact = Object.entries(direct).filter(([, range]) => /^\d/.test(range ?? ''));
  const wanted = [
    ...Object.keys(direct),
    ...overrides.flatMap(({ dependent, name }) => (dependent === null ? [name] : [dependent, name])),
    ...exact.map(([name]) => name),
  ];
  expect(new Set(named)).toEqual(new Set(wanted));
  expect(named).toHaveLength(wanted.length);
});

test.each(overrides)('the override of $name ($dependent) is needed', ({ dependent, name, version }) => {
  const asked = Object.entries(packages)
    .filter(([path]) => dependent === null || path.endsWith(`node_modules/${dependent}`))
    .flatMap(([, entry]) => entry.dependencies?.[name] ?? []);
  expect(asked).not.toEqual([]);
  const isAllowed = asked.every((range) => range !== 'latest' && satisfies(version.replace('^', ''), range));
  expect(isAllowed).toBe(name === heldBack);
});

const files = repositoryFiles();
/** What runs when the shop is built or served. */
const shopFiles = files.filter(
  (file) => (/^(src|sw|server)\//.test(file) || file === 'vite.config.ts') && isSource(file) && !/\.test\./.test(file),
);
const shopTexts = shopFiles.map((file) => ({ file, text: read(file) }));
const importersOf = (name: string): string[] => {
  const address = new RegExp(`(?:from |import |import\\()'${name}(?:/[^']*)?'|: '${name}/`);
  return shopTexts.flatMap(({ file, text }) => (address.test(text) ? [file] : []));
};

test('what the shop depends on is imported by the shop', () => {
  const unused = Object.keys(manifest.dependencies ?? {}).filter((name) => importersOf(name).length === 0);
  expect(unused).toEqual([]);
});

test('the paths that a row of docs/dependencies.md names exist, and hold every file that imports its packages', () => {
  const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  const rows = documented.split('\n').flatMap((line) => {
    const [, names, , replacement] = line.split('|');
    const paths = quoted(replacement).filter((it) => /^(src|sw|server)\/|^vite\.config\.ts$/.test(it));
    return paths.length === 0 ? [] : [{ names: quoted(names), paths: paths.map((it) => it.replace(/\/$/, '')) }];
  });
  const isUnder = (file: string, path: string) => file === path || file.startsWith(`${path}/`);
  expect(rows.length).toBeGreaterThan(20);
  const absent = rows.flatMap(({ paths }) => paths.filter((path) => !files.some((file) => isUnder(file, path))));
  expect(absent).toEqual([]);
  const missed = rows.flatMap(({ names, paths }) =>
    names.flatMap((name) =>
      importersOf(name)
        .filter((file) => !paths.some((path) => isUnder(file, path)))
        .map((file) => `${name}: ${file}`),
    ),
  );
  expect(missed).toEqual([]);
});
