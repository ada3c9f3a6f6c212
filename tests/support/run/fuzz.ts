/**
 * `npm run fuzz`: seeded requests derived from the store's own OpenAPI document, valid and not. `--requests`, `--seed`, `--products`,
 * `--postgres`.
 */
import { parseArgs } from 'node:util';
import { fuzz } from '#tests/support/fuzz/fuzz.ts';
import { openFuzzedStore } from '#tests/support/fuzz/fuzzed-store.ts';
import { moveToScratchFolder } from './scratch.ts';
import { conclude } from './tally.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: 'trade' },
    products: { type: 'string' },
    postgres: { type: 'boolean', default: false },
  },
});
const maxReadCpuMs = 250;

moveToScratchFolder();
const { store, products, extraCpuMs, close } = await openFuzzedStore({
  isOnPostgres: values.postgres,
  products: values.products === undefined ? null : Number(values.products),
});
try {
  const requests = Number(values.requests);
  console.log(`${requests} requests of the seed "${values.seed}" to a store of ${products} products`);
  const figures = await fuzz(store, { seed: values.seed, requests, maxReadCpuMs, extraCpuMs });
  for (const [name, count] of [...figures.counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    console.log(`${String(count).padStart(6)}  ${name}`);
  }
  console.log(`${figures.answered.length} calls were answered 200; never: ${figures.unanswered.join(', ') || 'none'}`);
  console.log('The dearest reads, in ms of processor:');
  for (const { cpuMs, path } of figures.dearest) console.log(`${cpuMs.toFixed(0).padStart(6)}  ${path.slice(0, 150)}`);
  for (const { what, request, shopper, said } of figures.findings.slice(0, 50)) {
    const { method, path, headers, body } = request;
    console.log(
      `✗ ${what}\n  ${shopper}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.slice(0, 300) ?? ''}\n  ${said}`,
    );
  }
  conclude([{ passed: requests - figures.findings.length, failed: figures.findings.length }]);
} finally {
  await close();
}
