/** `npm run size`: checks what a guest's first pages and a changed word weigh against their budgets. Builds if necessary. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '#tests/support/run/step.ts';
import { conclude } from '#tests/support/run/tally.ts';
import { changeWords } from './one-word.ts';
import { brotliSize, Manifest, namesOf, needsOf } from './page-weight.ts';
import { type PageAtRest, pagesAtRest } from './pages-at-rest.ts';

const productRoute = 'src/routes/store.product.$product.tsx';
/** Bytes of a product page's styles after brotli. */
const styleBudget = 10_700;
/**
 * What a first visit loads until the page is idle: bytes of script and of HTML after brotli, script files, elements of the HTML. Each
 * budget is just above the measured value, and is lowered with it. It is raised only for what a first visit really needs: even the
 * address and the title of a new screen take some bytes of every page.
 */
const visitBudgets: Readonly<Record<PageAtRest['name'], Visit>> = {
  Home: { script: 132_300, files: 12, html: 16_900, elements: 440 },
  Store: { script: 140_800, files: 13, html: 22_000, elements: 895 },
  Category: { script: 141_200, files: 13, html: 17_300, elements: 656 },
  Product: { script: 140_300, files: 12, html: 15_500, elements: 650 },
};
/** Bytes after brotli that a device with the previous build fetches when one word has changed. */
const wordBudget = 10_600;

interface Visit {
  readonly script: number;
  readonly files: number;
  readonly html: number;
  readonly elements: number;
}

const page = join(root, 'dist/page');
// If the page were built from other sources than the second build, everything would seem to have changed.
const [buildCode] = await run({ command: process.execPath, args: ['server/start.mjs', '--build-if-stale'] });
if (buildCode !== 0) process.exit(1);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const manifest = Manifest.parse(JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8')));
const names = namesOf(manifest);

/** Prints files by weight and returns their sum. */
function weigh(title: string, files: string[]): number {
  if (files.length === 0) return 0;
  const weighed = files
    .map((file) => ({ file, raw: readFileSync(join(page, file)) }))
    .map(({ file, raw }) => ({ file, raw: raw.length, brotli: brotliSize(raw) }))
    .sort((a, b) => b.brotli - a.brotli);
  const total = weighed.reduce((sum, it) => sum + it.brotli, 0);
  console.log(`\n${title.padEnd(50)}${'brotli'.padStart(10)}${'raw'.padStart(10)}`);
  for (const { file, raw, brotli } of weighed) {
    console.log(
      `  ${(names.get(file) ?? file).slice(-46).padEnd(48)}${kB(brotli).padStart(10)}${kB(raw).padStart(10)}`,
    );
  }
  console.log(`  ${'sum'.padEnd(48)}${kB(total).padStart(10)}`);
  return total;
}

const needs = needsOf(manifest, productRoute);
const atRest = await pagesAtRest(page);
const later = atRest
  .filter(({ name }) => name === 'Product')
  .flatMap(({ scripts }) => scripts)
  .filter((file) => !needs.scripts.includes(file));

weigh('Script for the first screen', needs.scripts);
weigh('Script that the page then asks for by itself', later);
const style = weigh('Style', needs.styles);

const shownAs = {
  script: ['script', kB, ' bytes'],
  files: ['script files', String, ''],
  html: ['HTML', kB, ' bytes'],
  elements: ['elements', String, ''],
} as const;

console.log('\nA first visit at rest, and what it may be');
const visits = atRest.flatMap(({ name, scripts, htmlBytes, elements }) => {
  const script = scripts.reduce((sum, file) => sum + brotliSize(readFileSync(join(page, file))), 0);
  const found: Visit = { script, files: scripts.length, html: htmlBytes, elements };
  const budget = visitBudgets[name];
  return (['script', 'files', 'html', 'elements'] as const).map((figure) => {
    const [what, shown, unit] = shownAs[figure];
    const over = found[figure] - budget[figure];
    const isWithin = over <= 0;
    const verdict = isWithin ? shown(budget[figure]) : `OVER the budget of ${shown(budget[figure])} by ${over}${unit}`;
    console.log(`  ${`${name}, ${what}`.padEnd(48)}${shown(found[figure]).padStart(10)}  ${verdict}`);
    return { passed: isWithin ? 1 : 0, failed: isWithin ? 0 : 1 };
  });
});

const began = performance.now();
const { words, always, renamed } = await changeWords(page);
console.log(
  `\nWhat ${words} changed words bring (built again in ${((performance.now() - began) / 1000).toFixed(0)} s)`,
);
for (const { file, brotli } of [...always, ...renamed]) console.log(`  ${file.padEnd(48)}${kB(brotli).padStart(10)}`);
// Each word renames the file that contains it, and no other.
const oneWord =
  always.reduce((sum, { brotli }) => sum + brotli, 0) + Math.max(0, ...renamed.map(({ brotli }) => brotli));
const isSmall = renamed.length === words && oneWord <= wordBudget;
console.log(
  `\nOne changed word: at most ${kB(oneWord)}, ${renamed.length} files renamed by ${words} words, ${isSmall ? 'within' : 'OVER'} the budget of ${kB(wordBudget)} and one file a word.`,
);

const isDressed = style <= styleBudget;
console.log(
  `\nA product page's style: ${kB(style)}, ${isDressed ? 'within' : 'OVER'} the budget of ${kB(styleBudget)}.`,
);

conclude([
  ...visits,
  { passed: isSmall ? 1 : 0, failed: isSmall ? 0 : 1 },
  { passed: isDressed ? 1 : 0, failed: isDressed ? 0 : 1 },
]);
