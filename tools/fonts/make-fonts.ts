/** Subsets the two typefaces to the characters that the shop uses: run `npx tsx tools/fonts/make-fonts.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ascii = range(0x20, 0x7e);
const latin1 = range(0xa0, 0xff);
const marks = '‘’“”–—…•€™−';

const cuts = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    to: 'archivo.woff2',
    text: `${ascii}${latin1}${marks}`,
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } },
    keepFeatures: ['kern', 'tnum', 'ccmp', 'locl'],
  },
  {
    from: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    to: 'atkinson-mono.woff2',
    text: `${ascii}£€×°–−…`,
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ['ccmp', 'locl'],
  },
];

type Axes = Parameters<typeof subsetFont>[2]['variationAxes'];

const cutOne = async (
  { from, to, text }: { from: string; to: string; text: string },
  targetFormat: 'woff2' | 'sfnt',
  variationAxes: NonNullable<Axes>,
  keepFeatures: string[],
): Promise<void> => {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)));
  const cut = await subsetFont(whole, text, { targetFormat, variationAxes, keepFeatures, noHinting: true });
  await writeFile(new URL(`../../${to}`, import.meta.url), cut);
  process.stdout.write(`${to}: ${whole.length} to ${cut.length} bytes\n`);
};

for (const { from, to, text, variationAxes, keepFeatures } of cuts) {
  await cutOne({ from, to: `src/ui/fonts/${to}`, text }, 'woff2', variationAxes, keepFeatures);
}

/** Fonts for printed documents: one file per weight, as PDF has no variable fonts, with more characters. */
const paperWeights = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 650, wdth: 100 },
  head: { wght: 700, wdth: 82 },
};

const extended = `${range(0x1_00, 0x1_7f)}ȘșȚțẞ`;

for (const [name, axes] of Object.entries(paperWeights)) {
  for (const [part, text] of [
    ['latin', `${ascii}${latin1}${marks}`],
    ['latin-ext', extended],
  ] as const) {
    const from = `@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`;
    const to = `server/api/orders/papers/fonts/archivo-${name}-${part}.ttf`;
    await cutOne({ from, to, text }, 'sfnt', axes, ['kern', 'tnum', 'ccmp', 'locl']);
  }
}

/** Scripts that the shop's own typeface lacks, from a typeface that matches it. */
const otherScripts = { greek: range(0x3_84, 0x3_ce), cyrillic: `${range(0x4_00, 0x4_5f)}Ґґ№` };

for (const [name, axes] of Object.entries(paperWeights)) {
  for (const [part, text] of Object.entries(otherScripts)) {
    const from = `@fontsource-variable/noto-sans/files/noto-sans-${part}-wdth-normal.woff2`;
    const to = `server/api/orders/papers/fonts/noto-sans-${name}-${part}.ttf`;
    await cutOne({ from, to, text }, 'sfnt', axes, ['kern', 'ccmp', 'locl']);
  }
}
await cutOne(
  {
    from: '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    to: 'server/api/orders/papers/fonts/atkinson-mono-latin.ttf',
    text: ascii,
  },
  'sfnt',
  { wght: 500 },
  ['ccmp', 'locl'],
);
