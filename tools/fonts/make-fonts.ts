/** Cuts the two typefaces to what the shop writes: run `npx tsx tools/fonts/make-fonts.ts`. */
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

for (const { from, to, text, variationAxes, keepFeatures } of cuts) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)));
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true });
  await writeFile(new URL(`../../src/ui/fonts/${to}`, import.meta.url), cut);
  process.stdout.write(`${to}: ${whole.length} to ${cut.length} bytes\n`);
}
