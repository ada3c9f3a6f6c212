/** The architecture as designed: folders, names, sizes and addresses, and the specification's own texts. */
import { describe, expect, test } from 'vitest';
import { addressOf, isSource, read, repositoryFiles } from '#tests/support/run/files.ts';

const files = repositoryFiles();
const sources = files.filter(isSource);
const foldersIn = (parent: string) => [
  ...new Set(
    files.filter((it) => it.startsWith(parent)).flatMap((it) => it.slice(parent.length).match(/^[^/]+(?=\/)/) ?? []),
  ),
];

describe('folders', () => {
  test('the root holds what the design names, and no other folder', () => {
    const named = ['src', 'public', 'sw', 'tests', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'];
    const top = new Set(files.map((it) => it.split('/')[0]));
    expect([...named, 'manifest.webmanifest', 'README.md'].filter((it) => !top.has(it))).toEqual([]);
    expect(foldersIn('').sort()).toEqual(['.ci', 'docs', 'public', 'server', 'src', 'sw', 'tests', 'tools']);
  });

  test('src holds one folder for each part', () => {
    const parts = ['api', 'app', 'contract', 'features', 'offline', 'routes', 'shopper', 'ui', 'wording'];
    expect(foldersIn('src/').sort()).toEqual(parts);
    expect(files.filter((it) => /^src\/[^/]+$/.test(it))).toEqual([]);
  });

  test('the store has its API, its backups, its database, its host, its mail and its pictures', () => {
    expect(foldersIn('server/').sort()).toEqual(['api', 'backup', 'db', 'host', 'mail', 'media']);
  });
});

describe('names', () => {
  const vague = /(^|[-./])(utils?|helpers?|misc|common|lib|manager|service)(?=[-./]|$)/;

  test('no file or folder hides behind a vague name', () => {
    expect(files.filter((it) => vague.test(it))).toEqual([]);
  });

  test('files are in kebab case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|gen|config|d))?\.(ts|tsx|mjs|css)$/;
    const others = sources.filter((it) => !kebab.test(it.split('/').at(-1) ?? ''));
    // A route's file is named by its address.
    const routes = others.filter((it) => it.startsWith('src/routes/') && !it.includes('/-'));
    expect(routes.length).toBeGreaterThan(0);
    expect(others).toEqual(routes);
  });

  test('no barrels', () => {
    expect(sources.filter((it) => /(^|\/)index\.tsx?$/.test(it))).toEqual([]);
  });
});

describe('files side by side', () => {
  const fileLimit = 25;
  /** Each noun is a file in these. */
  const nounFolders = [
    'server/db/schema',
    'server/db/seed/catalogue/families',
    'src/contract',
    'src/routes',
    'src/ui',
    'src/wording',
  ];
  const foldersOverLimit = (paths: string[]): string[] => {
    const counts = new Map<string, number>();
    for (const path of paths) {
      if (!/\.(ts|tsx|mjs)$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
      const folder = path.slice(0, path.lastIndexOf('/'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count > fileLimit).map(([folder]) => folder);
  };

  test('no folder holds more than 25 sources, except those in which each noun is a file', () => {
    const advice = 'Give files that belong together a folder of their own.';
    expect(foldersOverLimit(sources).sort(), advice).toEqual(nounFolders);
  });

  test('26 sources in a folder are found; tests and styles are not counted', () => {
    const sourcesIn = (folder: string, count: number, ending = '.ts') =>
      Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`);
    expect(foldersOverLimit(sourcesIn('src/offline/journal', 26))).toEqual(['src/offline/journal']);
    expect(foldersOverLimit(sourcesIn('src/offline/journal', 25))).toEqual([]);
    const uncounted = [...sourcesIn('sw', 9, '.test.ts'), ...sourcesIn('sw', 9, '.css')];
    expect(foldersOverLimit([...sourcesIn('sw', 25), ...uncounted])).toEqual([]);
  });
});

describe('sizes and habits', () => {
  const linesOf = (file: string) => read(file).trimEnd().split('\n').length;
  const code = sources.filter((it) => !it.endsWith('.css'));
  const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);

  test('no source is longer than 220 lines and no test longer than 400', () => {
    const tooLong = code.filter((it) => linesOf(it) > (isTest(it) ? 400 : 220));
    expect(tooLong.map((it) => `${it}: ${linesOf(it)}`)).toEqual([]);
  });

  test('half of the sources have at most 60 lines', () => {
    const sorted = code
      .filter((it) => !isTest(it))
      .map(linesOf)
      .sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(60);
  });

  test('no rule of the compiler, the linter or the tests is silenced', () => {
    const silenced = new RegExp(
      [
        '@ts-(ignore|expect-error|nocheck)',
        '(eslint|oxlint)-(disable|enable)',
        '\\bas unknown as\\b',
        '(oxfmt|prettier)-ignore',
        'knip-ignore',
        '\\b(it|test|describe)\\.(skip|todo|only|fixme)\\b',
      ].join('|'),
    );
    // This file spells them out.
    expect(sources.filter((it) => silenced.test(read(it)))).toEqual(['tests/architecture.test.ts']);
  });
});

describe('addresses', () => {
  const served = files.filter((it) => it.startsWith('src/routes/')).flatMap((it) => addressOf(it) ?? []);
  /** Each address, with the requirement or the decision that asks for it. */
  const asked: [id: string, address: string][] = [
    ['RT-01', '/{page?}'],
    ['RT-02', '/account/addresses'],
    ['RT-03', '/account/credit-limit'],
    ['RT-04', '/account/orders'],
    ['RT-05', '/account/orders/{id}'],
    ['RT-06', '/account/returns'],
    ['RT-07', '/account/returns/{id}'],
    ['RT-08', '/account/settings'],
    ['RT-09', '/auth/login'],
    ['RT-10', '/auth/register'],
    ['RT-11', '/auth/forgot-password'],
    ['RT-12', '/auth/reset-password/{token}'],
    ['RT-13', '/auth/sign-up/complete/{token}'],
    ['RT-14', '/auth/invite/complete/{token}'],
    ['RT-15', '/blog/list'],
    ['RT-16', '/blog/category/{category}'],
    ['RT-17', '/blog/tag/{tag}'],
    ['RT-18', '/blog/post/{blog}'],
    ['RT-19', '/cart'],
    ['RT-20', '/checkout'],
    ['RT-21', '/contact-us'],
    ['RT-22', '/cookies-settings'],
    ['RT-23', '/favorites'],
    ['RT-24', '/favorites/{id}'],
    ['RT-25', '/privacy-policy'],
    ['RT-26', '/search'],
    ['RT-27', '/store'],
    ['RT-28', '/store/{category}'],
    ['RT-29', '/store/product/{product}'],
    ['RT-30', '/successful-order'],
    ['RT-30', '/successful-order/{id}'],
    ['PWA-08', '/sync'],
    ['CAT-08', '/quick-order'],
    ['ACC-02', '/account/buy-again'],
    ['decision 37', '/compare'],
    ['RT-32', '/shop/{anything}'],
    ['RT-32', '/shop/prod/{anything}'],
  ];
  test.each(asked)('%s: %s has a file', (_, address) => expect(served).toContain(address));

  test('no file answers at an address that nothing asks for', () => {
    const others = served.filter((it) => !asked.some(([, address]) => address === it));
    expect(others, 'Add a new address to `asked`.').toEqual([]);
  });
});

describe('texts of the specification', () => {
  const speaking = sources.filter((it) => /^src\/(wording|contract)\//.test(it) && !it.endsWith('.test.ts'));
  test.each([
    'Delivery address has been saved',
    'Billing address has been saved',
    'Customer information has been saved',
    'Delivery option has been saved',
    'Discount code was successfully removed!',
    'Order has been successfully created',
    'Product has been successfully added to the cart',
    'Add-ons updated successfully',
    'Please accept the terms and conditions to proceed with the order.',
    'Page Not Found:',
    'Page not found',
    'TBC',
  ])('%s', (text) => {
    expect(speaking.filter((it) => read(it).includes(text))).not.toEqual([]);
  });
});

test('the README explains every variable of the environment, and no other', () => {
  const declared = ['server/configuration.ts', 'server/database-environment.ts', 'server/payment-environment.ts']
    .map(read)
    .join('\n');
  const known = [...declared.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const explained = rows.flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_]{2,}/g) ?? []);
  expect(known.length).toBeGreaterThan(0);
  expect(explained.sort()).toEqual(known.sort());
});
