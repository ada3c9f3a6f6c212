/**
 * Plants a violation of every boundary and checks that the real configuration catches it: a boundary that no command checks does not exist.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '#tests/support/run/step.ts';

const inner = [
  'contract',
  'api',
  'offline',
  'shopper',
  'ui',
  'wording',
  'features',
  'routes',
  'app',
  'sw',
  'server',
  'tests',
];

/** The import rules: which of our folders each one may import, and some packages that it may and may not. */
const law: Record<string, { at: string; house: string[]; may: string[]; mayNot: string[] }> = {
  contract: {
    at: 'src/contract/noun.ts',
    house: [],
    may: ['zod/mini', './noun.ts'],
    mayNot: ['zod', 'react', 'node:fs', 'pg', '@tanstack/react-query'],
  },
  api: {
    at: 'src/api/noun.ts',
    house: ['contract'],
    may: ['zod/mini', 'jwt-decode', './noun.ts'],
    mayNot: ['zod', 'react', 'node:fs', 'valtio'],
  },
  offline: {
    at: 'src/offline/noun.ts',
    house: ['contract', 'api'],
    may: ['zod/mini', 'idb-keyval', './noun.ts'],
    mayNot: ['zod', 'react', 'node:fs', 'workbox-core', '@tanstack/react-query'],
  },
  shopper: {
    at: 'src/shopper/noun.ts',
    house: ['contract', 'api', 'offline'],
    may: ['zod/mini', 'react', 'jwt-decode', './noun.ts'],
    mayNot: ['zod', 'node:fs', 'fastify', 'workbox-core', 'pg'],
  },
  ui: {
    at: 'src/ui/noun.tsx',
    house: [],
    may: ['react', 'react-aria-components', 'react-aria-components/Dialog', './noun.css'],
    mayNot: ['zod/mini', 'dompurify', '@tanstack/react-query', '@tanstack/react-router', 'node:fs'],
  },
  wording: { at: 'src/wording/noun.ts', house: [], may: ['./noun.ts'], mayNot: ['react', 'zod/mini', 'node:fs'] },
  features: {
    at: 'src/features/basket/noun.tsx',
    house: ['contract', 'api', 'offline', 'shopper', 'ui', 'wording'],
    may: ['react', '@tanstack/react-query', './noun.ts'],
    mayNot: ['zod', 'node:fs', 'fastify', 'workbox-core', 'drizzle-orm/pg-core'],
  },
  routes: {
    at: 'src/routes/store.noun.tsx',
    house: ['features', 'shopper', 'ui', 'wording', 'contract', 'routes'],
    may: ['react', 'zod/mini', '@tanstack/react-router', './-shell/noun.tsx'],
    mayNot: ['zod', 'node:fs', 'fastify', 'workbox-core'],
  },
  app: {
    at: 'src/app/noun.tsx',
    house: ['contract', 'api', 'offline', 'shopper', 'ui', 'wording', 'features', 'routes'],
    may: ['react', 'workbox-window', './noun.ts'],
    mayNot: ['zod', 'node:fs', 'fastify', 'workbox-core'],
  },
  sw: {
    at: 'sw/noun.ts',
    house: ['contract', 'api', 'offline'],
    may: ['workbox-core', 'workbox-precaching/precacheAndRoute.js', 'zod/mini', './noun.ts'],
    mayNot: ['zod', 'react', '@tanstack/react-query', 'node:fs', 'valtio'],
  },
  server: {
    at: 'server/api/noun.ts',
    house: ['contract', 'server'],
    may: ['zod', 'fastify', 'node:fs', 'pg', './noun.ts'],
    mayNot: ['react', 'react-dom/server', '@tanstack/react-router', 'workbox-core', 'valtio'],
  },
};

type Plant = { file: string; text: string; rule: string | null };

const plants: Plant[] = [];
const plant = (at: string, text: string, rule: string | null) => {
  const file = at.replace('noun', `planted-${plants.length}`);
  plants.push({ file, text, rule });
  return file;
};

const imports = (specifier: string) => `import { it } from '${specifier}';\nexport const kept = it;\n`;
const restricted = 'eslint(no-restricted-imports)';

type Found = { filename: string; code: string };
let found: Found[] = [];
const caught = (file: string) => found.filter((it) => it.filename.endsWith(file)).map((it) => it.code);

const home = mkdtempSync(join(tmpdir(), 'tradecounter-boundaries-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const cases = Object.entries(law).flatMap(([folder, { at, house, may, mayNot }]) => [
  ...inner.map((other) => {
    const own = other === folder && !['contract', 'wording', 'sw', 'features'].includes(folder);
    return { folder, at, specifier: `#${other}/noun.ts`, isAllowed: own || house.includes(other) };
  }),
  ...may.map((specifier) => ({ folder, at, specifier, isAllowed: true })),
  ...mayNot.map((specifier) => ({ folder, at, specifier, isAllowed: false })),
  { folder, at, specifier: '../noun.ts', isAllowed: false },
  { folder, at, specifier: './../noun.ts', isAllowed: false },
]);
const importRules = cases.map((it) => ({
  ...it,
  file: plant(it.at, imports(it.specifier), it.isAllowed ? null : restricted),
}));

const feature = '#features/orders/noun.ts';
const forms: Record<string, string> = {
  'a re-export': plant('src/features/basket/noun.ts', `export { it } from '${feature}';\n`, restricted),
  'a star export': plant('src/features/basket/noun.ts', `export * from '${feature}';\n`, restricted),
  'a type import': plant(
    'src/features/basket/noun.ts',
    `import type { It } from '${feature}';\nexport type X = It;\n`,
    restricted,
  ),
  'an import on demand': plant(
    'src/features/basket/noun.ts',
    `export const it = () => import('${feature}');\n`,
    restricted,
  ),
};
const typeForm = plant(
  'src/features/basket/noun.ts',
  `export type X = import('${feature}').It;\n`,
  'typescript(consistent-type-imports)',
);
const wordingType = plant(
  'src/wording/noun.ts',
  `import type { It } from '#contract/noun.ts';\nexport type X = It;\n`,
  null,
);
const wordingValue = plant('src/wording/noun.ts', imports('#contract/noun.ts'), restricted);
const wordingMoney = plant('src/wording/noun.ts', imports('#contract/money-text.ts'), restricted);
const wordingNearMoney = plant('src/wording/noun.ts', imports('#contract/money.ts'), restricted);
const wordingClock = plant('src/wording/noun.ts', imports('#contract/store-clock.ts'), restricted);
const wordingNearClock = plant('src/wording/noun.ts', imports('#contract/store.ts'), restricted);
const wordingStatus = plant('src/wording/noun.ts', imports('#contract/status-words.ts'), restricted);
const wordingNearStatus = plant('src/wording/noun.ts', imports('#contract/state.ts'), restricted);
const markup = 'export const It = ({ it }: { it: string }) => <p dangerouslySetInnerHTML={{ __html: it }} />;\n';
plants.push({ file: 'src/ui/rich-text.tsx', text: markup, rule: null });
for (const specifier of ['dompurify', '#contract/allowed-html.ts']) {
  plants.push({ file: 'src/ui/clean-html.ts', text: imports(specifier), rule: null });
}
plants.push({ file: 'src/ui/quantity-rule.ts', text: imports('#contract/quantity-rule.ts'), rule: null });
plants.push({ file: 'src/ui/quantity-box.ts', text: imports('#contract/quantity-rule.ts'), rule: restricted });
const markupElse = plant('src/ui/noun.tsx', markup, 'react(no-danger)');
const hostEntry = plant('server/host/noun.ts', imports('#app/render.tsx'), null);
const hostElse = plant('server/host/noun.ts', imports('#app/noun.tsx'), restricted);
const apiEntry = plant('server/api/noun.ts', imports('#app/render.tsx'), restricted);

plant('src/api/noun.ts', 'export const left = 1;\n', null);
const ring = ['a', 'b'].map((name, i) => {
  const other = i === 0 ? 'b' : 'a';
  const text = `import { ${other} } from '#features/${other}/${other}.ts';\nexport const ${name} = (): unknown => ${other};\n`;
  plants.push({ file: `src/features/${name}/${name}.ts`, text, rule: 'import(no-cycle)' });
  return `src/features/${name}/${name}.ts`;
});

const long = (lines: number) => 'export {};\n'.concat('//\n'.repeat(lines - 1));
const habits: Record<string, [file: string, rule: string]> = {};
const habit = (name: string, at: string, text: string, rule: string) => {
  habits[name] = [plant(at, text, rule), rule];
};
habit('a source of 221 lines', 'src/app/noun.ts', long(221), 'eslint(max-lines)');
habit('a test of 401 lines', 'src/app/noun.test.ts', long(401), 'eslint(max-lines)');
habit('an any', 'src/app/noun.ts', 'export const it = (x: any) => x;\n', 'typescript(no-explicit-any)');
habit(
  'a cast to any',
  'src/app/noun.ts',
  'export const it = (x: unknown) => x as any;\n',
  'typescript(no-explicit-any)',
);
habit(
  'a non-null assertion',
  'src/app/noun.ts',
  'export const it = (x?: string) => x!;\n',
  'typescript(no-non-null-assertion)',
);
habit(
  'a type imported as a value',
  'src/app/noun.ts',
  "import { It } from './it.ts';\nexport type X = It;\n",
  'typescript(consistent-type-imports)',
);
habit(
  'a hook behind a condition',
  'src/ui/noun.tsx',
  "import { useState } from 'react';\nexport const useIt = (is: boolean) => (is ? useState(1) : null);\n",
  'react(hooks)',
);
habit(
  'a picture without words',
  'src/ui/noun.tsx',
  'export const It = () => <img src="x.avif" />;\n',
  'jsx-a11y(alt-text)',
);
habit('a note to come back', 'src/app/noun.ts', '// TO'.concat('DO\nexport {};\n'), 'eslint(no-warning-comments)');

const unit = 'house(unit-in-name)';
habit('a time without a unit', 'src/app/noun.ts', 'export const refetchInterval = 30_000;\n', unit);
habit('a product of hours without a unit', 'server/noun.ts', 'export const keepFor = 7 * 24 * 60 * 60 * 1000;\n', unit);
habit(
  'an age that a type leaves open',
  'src/app/noun.ts',
  'export interface It {\n  readonly maxAge: number;\n}\n',
  unit,
);
habit(
  'a parameter without a unit',
  'sw/noun.ts',
  'export const it = (timeout: number) => setTimeout(() => undefined, timeout);\n',
  unit,
);
habit('a size without a unit', 'server/noun.ts', 'export const largest = 4 * 1024;\n', unit);
habit('money without a unit', 'src/features/basket/noun.ts', 'export const it = (price: number) => price;\n', unit);
habit(
  'a formatter that every page waits for',
  'src/wording/noun.ts',
  "export const it = new Intl.NumberFormat('en-GB');\n",
  'house(no-eager-intl)',
);
habit(
  'a function that the oldest browsers lack',
  'src/app/noun.ts',
  'export const it = AbortSignal.any([]);\n',
  'house(browser-floor)',
);
habit(
  'a state of the worker that Firefox does not tell',
  'sw/noun.ts',
  'export const it = self.serviceWorker.state;\n',
  'house(browser-floor)',
);
const withUnits = plant(
  'src/app/noun.ts',
  'export const [timeoutMs, pageSize] = [5, 5];\nexport const maxAgeSeconds = 24 * 60 * 60;\nexport const page = 1;\n',
  null,
);
const lazyFormatter = plant('src/wording/noun.ts', "export const it = () => new Intl.NumberFormat('en-GB');\n", null);

beforeAll(async () => {
  const config = z
    .looseObject({ options: z.looseObject({}) })
    .parse(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')));
  config.options['typeAware'] = false; // Planted files import files that don't exist, so they have no types to check.
  writeFileSync(join(home, '.oxlintrc.json'), JSON.stringify(config));
  cpSync(join(root, 'package.json'), join(home, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));
  cpSync(join(root, 'tools/lint'), join(home, 'tools/lint'), { recursive: true });
  for (const { file, text } of plants) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  }
  const stdout = await outputOf(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json', 'src', 'sw', 'server']);
  const report = z.object({ diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })) });
  found = report.parse(JSON.parse(stdout)).diagnostics;
});

describe.each(Object.keys(law))('%s imports', (folder) => {
  const own = importRules.filter((it) => it.folder === folder);
  test.each(own.filter((it) => it.isAllowed))('$specifier', ({ file }) => {
    expect(caught(file)).not.toContain(restricted);
  });
  test.each(own.filter((it) => !it.isAllowed))('never $specifier', ({ file }) => {
    expect(caught(file)).toContain(restricted);
  });
});

test.each(Object.entries(forms))('the law holds for %s', (_, file) => {
  expect(caught(file)).toContain(restricted);
});

test('the law holds for a type asked for in place', () => {
  expect(caught(typeForm)).toContain('typescript(consistent-type-imports)');
});

test('wording takes types of the contract, how money and statuses are written, what time it is at the store, and nothing else of it', () => {
  expect(caught(wordingType)).not.toContain(restricted);
  expect(caught(wordingValue)).toContain(restricted);
  expect(caught(wordingMoney)).not.toContain(restricted);
  expect(caught(wordingNearMoney)).toContain(restricted);
  expect(caught(wordingClock)).not.toContain(restricted);
  expect(caught(wordingNearClock)).toContain(restricted);
  expect(caught(wordingStatus)).not.toContain(restricted);
  expect(caught(wordingNearStatus)).toContain(restricted);
});

test('markup is put in by the one part that cleans it', () => {
  expect(caught('src/ui/rich-text.tsx')).toEqual([]);
  expect(caught(markupElse)).toContain('react(no-danger)');
});

test("only the host reaches into the page, and only for the page's render entry", () => {
  expect(caught(hostEntry)).not.toContain(restricted);
  expect(caught(hostElse)).toContain(restricted);
  expect(caught(apiEntry)).toContain(restricted);
});

test('a ring of imports is seen, between folders too', () => {
  for (const file of ring) expect(caught(file)).toContain('import(no-cycle)');
});

test.each(Object.entries(habits))('the linter sees %s', (_, [file, rule]) => {
  expect(caught(file)).toContain(rule);
});

test('a name with its unit is left alone, and so is a formatter that is made when it is used', () => {
  expect(caught(withUnits)).not.toContain(unit);
  expect(caught(lazyFormatter)).not.toContain('house(no-eager-intl)');
});

describe('each world sees only its own globals', () => {
  const worlds: [world: string, at: string, word: string, isThere: boolean][] = [
    ['contract', 'src/contract/world.ts', 'document', false],
    ['contract', 'src/contract/world.ts', 'process', false],
    ['contract', 'src/contract/world.ts', 'fetch', false],
    ['shared', 'src/api/world.ts', 'fetch', true],
    ['shared', 'src/api/world.ts', 'document', false],
    ['shared', 'src/offline/world.ts', 'localStorage', false],
    ['page', 'src/app/world.ts', 'document', true],
    ['page', 'src/app/world.ts', 'process', false],
    ['page', 'src/api/world.ts', 'ServiceWorkerGlobalScope', false],
    ['sw', 'sw/world.ts', 'ServiceWorkerGlobalScope', true],
    ['sw', 'sw/world.ts', 'document', false],
    ['sw', 'sw/world.ts', 'process', false],
    ['server', 'server/world.ts', 'process', true],
    ['server', 'server/world.ts', 'document', false],
    ['server', 'server/world.ts', 'localStorage', false],
  ];
  test.concurrent.each(worlds)('%s: %s, %s is there: %s', async (world, at, word, isThere) => {
    const name = `${world}-${word}`;
    const file = at.replace('world', name);
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), `export const it = ${word};\n`);
    const project = { extends: join(root, `tsconfig.${world}.json`), files: [file], include: [] };
    writeFileSync(join(home, `${name}.json`), JSON.stringify(project));
    const output = await outputOf(join(root, 'node_modules/.bin/tsc'), ['-p', `${name}.json`]);
    expect(output.includes(`'${word}'`)).toBe(!isThere);
  });
});

/** What a command prints, whatever its exit code. */
async function outputOf(command: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: home, maxBuffer: 64e6 }, (_, stdout, stderr) => resolve(stdout || stderr));
  });
}
