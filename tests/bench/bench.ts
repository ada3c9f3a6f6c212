/**
 * `npm run bench`: all parts but `load` and `front`, or those named of `pages`, `blocking` (a part of `pages`), `offline`, `index`,
 * `first-visit`, `server`, `load` and `front`, which requires nginx. `--quick` measures pages once, `--times=5` five times; `--shoppers` and `--seconds` apply to `load`; `--products`
 * says how many `load` has, and the most that `server` has (200,000 are measured only then). Needs a build.
 */
import { parseArgs } from 'node:util';
import { benchFirstVisit } from './first-visit.ts';
import { benchFront } from './front.ts';
import { benchLoad } from './load/load.ts';
import { benchOffline } from './offline.ts';
import { benchIndex } from './part-index/part-index.ts';
import { benchBlocking, benchPages } from './pages.ts';
import { benchServer } from './server.ts';

const parts = ['pages', 'blocking', 'offline', 'index', 'first-visit', 'server', 'load', 'front'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    times: { type: 'string', default: '3' },
    shoppers: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    products: { type: 'string', default: '50000' },
  },
});
const times = values.quick ? 1 : Number(values.times);
const unknown = positionals.filter((part) => !parts.includes(part));
if (unknown.length > 0) fail(`There is no part ${unknown.join(', ')}; there are ${parts.join(', ')}.`);
if (!Number.isInteger(times) || times < 1) fail(`--times is ${values.times}, which is not a number of runs.`);

const wanted =
  positionals.length === 0 ? parts.filter((part) => !['blocking', 'load', 'front'].includes(part)) : positionals;
if (wanted.includes('pages')) await benchPages(times);
if (wanted.includes('blocking')) await benchBlocking();
if (wanted.includes('offline')) await benchOffline(times);
if (wanted.includes('index')) await benchIndex(times);
if (wanted.includes('first-visit')) await benchFirstVisit(times);
if (wanted.includes('front')) await benchFront(times);
const products = Number(values.products);
if (wanted.includes('server')) await benchServer(products);
if (wanted.includes('load')) {
  const shoppers = Number(values.shoppers);
  const seconds = Number(values.seconds);
  if (!(shoppers > 1 && seconds > 1 && products > 400))
    fail('--shoppers, --seconds and --products are numbers, the last one above 400.');
  await benchLoad({ shoppers, seconds, products });
}

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}
