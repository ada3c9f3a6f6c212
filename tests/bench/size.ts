/** `npm run size`: what a product page weighs, against what it may weigh. Needs a build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tests/support/step.ts';
import { conclude } from '#tests/support/tally.ts';
import { brotliSize, Manifest, needsOf } from './page-weight.ts';

const productRoute = 'src/routes/store.product.$product.tsx';
const budgets = { scripts: 140_000, styles: 15_000 };

const page = join(root, 'dist/page');
const manifestFile = join(page, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to weigh. Run npm run build first.');
  process.exit(1);
}

const needs = needsOf(Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))), productRoute);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

const verdicts = (['scripts', 'styles'] as const).map((kind) => {
  const weighed = needs[kind]
    .map((file) => ({ file, raw: readFileSync(join(page, file)) }))
    .map(({ file, raw }) => ({ file, raw: raw.length, brotli: brotliSize(raw) }))
    .sort((a, b) => b.brotli - a.brotli);
  const total = weighed.reduce((sum, it) => sum + it.brotli, 0);
  console.log(`\nProduct page, ${kind}${' '.repeat(36 - kind.length)}brotli       raw`);
  for (const { file, raw, brotli } of weighed) console.log(`  ${file.padEnd(44)}${kB(brotli)}${kB(raw)}`);
  const isWithin = total <= budgets[kind];
  console.log(
    `  ${'total'.padEnd(44)}${kB(total)}  ${isWithin ? 'within' : 'OVER'} the budget of ${kB(budgets[kind]).trim()}`,
  );
  return { passed: isWithin ? 1 : 0, failed: isWithin ? 0 : 1 };
});

conclude(verdicts);
