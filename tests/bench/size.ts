/** `npm run size`: what a product page weighs, and what a changed word brings, against what they may weigh. Needs a build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/support/run/step.ts';
import { conclude } from '#tests/support/run/tally.ts';
import { scriptsAskedFor } from './asked-scripts.ts';
import { changeOneWord } from './one-word.ts';
import { brotliSize, Manifest, needsOf } from './page-weight.ts';

const productRoute = 'src/routes/store.product.$product.tsx';
/** Bytes after brotli: what the route needs to live, what the living page fetches on top of it, what dresses it. */
const budgets = { script: 140_000, later: 45_000, style: 15_000 };
/** Bytes after brotli, and files, that a device fetches which has the build before, when one word has changed. */
const changeBudget = { bytes: 20_000, files: 3 };

const page = join(root, 'dist/page');
const manifestFile = join(page, '.vite/manifest.json');
if (!existsSync(manifestFile) || !existsSync(join(root, 'dist/.stamp'))) {
  console.error('There is no complete build to weigh. Run npm run build first.');
  process.exit(1);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints files by weight and gives their sum. */
function weigh(title: string, files: string[]): number {
  if (files.length === 0) return 0;
  const weighed = files
    .map((file) => ({ file, raw: readFileSync(join(page, file)) }))
    .map(({ file, raw }) => ({ file, raw: raw.length, brotli: brotliSize(raw) }))
    .sort((a, b) => b.brotli - a.brotli);
  const total = weighed.reduce((sum, it) => sum + it.brotli, 0);
  console.log(`\n${title.padEnd(50)}${'brotli'.padStart(10)}${'raw'.padStart(10)}`);
  for (const { file, raw, brotli } of weighed) {
    console.log(`  ${file.slice(-46).padEnd(48)}${kB(brotli).padStart(10)}${kB(raw).padStart(10)}`);
  }
  console.log(`  ${'sum'.padEnd(48)}${kB(total).padStart(10)}`);
  return total;
}

const names = {
  script: 'script',
  later: 'script that is fetched once the page lives',
  style: 'style',
} as const;

function judge(kind: keyof typeof budgets, total: number): { passed: number; failed: number } {
  const isWithin = total <= budgets[kind];
  const verdict = isWithin ? 'within' : 'OVER';
  console.log(`\nA product page's ${names[kind]}: ${kB(total)}, ${verdict} the budget of ${kB(budgets[kind])}.`);
  return { passed: isWithin ? 1 : 0, failed: isWithin ? 0 : 1 };
}

const needs = needsOf(Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))), productRoute);
const later = (await scriptsAskedFor(page)).filter((file) => !needs.scripts.includes(file));

const script = weigh('Script for the first screen', needs.scripts);
const rest = weigh('Script that the page then asks for by itself', later);
const style = weigh('Style', needs.styles);

console.log(`\nAll script of a product page together: ${kB(script + rest)}.`);

const change = await changeOneWord(page);
console.log('\nWhat one changed word brings');
for (const { file, brotli } of change) console.log(`  ${file.padEnd(48)}${kB(brotli).padStart(10)}`);
const changeBytes = change.reduce((sum, { brotli }) => sum + brotli, 0);
const isSmall = changeBytes <= changeBudget.bytes && change.length <= changeBudget.files;
console.log(
  `\nOne changed word: ${kB(changeBytes)} in ${change.length} files, ${isSmall ? 'within' : 'OVER'} the budget of ${kB(changeBudget.bytes)} in ${changeBudget.files}.`,
);

conclude([
  { passed: isSmall ? 1 : 0, failed: isSmall ? 0 : 1 },
  judge('script', script),
  judge('later', rest),
  judge('style', style),
]);
