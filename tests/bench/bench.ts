/** `npm run bench`: all parts, or those that are named of `pages`, `blocking` (a part of `pages`), `offline`, `index`, `first-visit` and `server`. `--quick` measures pages once, `--times=5` five times. Needs a build. */
import { parseArgs } from 'node:util';
import { benchFirstVisit } from './first-visit.ts';
import { benchOffline } from './offline.ts';
import { benchIndex } from './part-index/part-index.ts';
import { benchBlocking, benchPages } from './pages.ts';

const parts = ['pages', 'blocking', 'offline', 'index', 'first-visit', 'server'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, times: { type: 'string', default: '3' } },
});
const times = values.quick ? 1 : Number(values.times);
const unknown = positionals.filter((part) => !parts.includes(part));
if (unknown.length > 0) fail(`There is no part ${unknown.join(', ')}; there are ${parts.join(', ')}.`);
if (!Number.isInteger(times) || times < 1) fail(`--times is ${values.times}, which is not a number of runs.`);

const wanted = positionals.length === 0 ? parts.filter((part) => part !== 'blocking') : positionals;
if (wanted.includes('pages')) await benchPages(times);
if (wanted.includes('blocking')) await benchBlocking();
if (wanted.includes('offline')) await benchOffline(times);
if (wanted.includes('index')) await benchIndex(times);
if (wanted.includes('first-visit')) await benchFirstVisit(times);
if (wanted.includes('server')) await import('./server.ts');

function fail(why: string): never {
  console.error(why);
  process.exit(1);
}
