/** `npm run size`: what a product page weighs, and what a changed word brings, against what they may weigh. Builds where it must. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '#tests/support/run/step.ts';
import { conclude } from '#tests/support/run/tally.ts';
import { scriptsAskedFor } from './asked-scripts.ts';
import { changeWords } from './one-word.ts';
import { brotliSize, Manifest, needsOf } from './page-weight.ts';

const productRoute = 'src/routes/store.product.$product.tsx';
/** Bytes after brotli: what the route needs to live, what the living page fetches on top of it, what dresses it. */
const budgets = { script: 140_000, later: 45_000, style: 15_000 };
/** Bytes after brotli that a device fetches which has the build before, when one word has changed. */
const wordBudget = 20_000;

const page = join(root, 'dist/page');
const manifestFile = join(page, '.vite/manifest.json');
// A page of other sources than the ones that are built again would seem to be changed throughout.
const [buildCode] = await run({ command: process.execPath, args: ['server/start.mjs', '--build-if-stale'] });
if (buildCode !== 0) process.exit(1);

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

const began = performance.now();
const { words, always, renamed } = await changeWords(page);
console.log(
  `\nWhat ${words} changed words bring (built again in ${((performance.now() - began) / 1000).toFixed(0)} s)`,
);
for (const { file, brotli } of [...always, ...renamed]) console.log(`  ${file.padEnd(48)}${kB(brotli).padStart(10)}`);
// Each word renames the file that it stands in, and no other.
const oneWord =
  always.reduce((sum, { brotli }) => sum + brotli, 0) + Math.max(0, ...renamed.map(({ brotli }) => brotli));
const isSmall = renamed.length === words && oneWord <= wordBudget;
console.log(
  `\nOne changed word: at most ${kB(oneWord)}, ${renamed.length} files renamed by ${words} words, ${isSmall ? 'within' : 'OVER'} the budget of ${kB(wordBudget)} and one file a word.`,
);

conclude([
  { passed: isSmall ? 1 : 0, failed: isSmall ? 0 : 1 },
  judge('script', script),
  judge('later', rest),
  judge('style', style),
]);
