/**
 * `npm run test:engines`: runs the journeys in every installed engine; `-- firefox` runs only those named and fails if one is missing.
 * Writes docs/engines.md, where cells that did not run keep what was written; if CI is set, it only compares, and a document that differs
 * is a failure.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { z } from 'zod';
import { type EngineName, engineNames, engineTitles } from '#tests/support/engines/engine.ts';
import { findEngine } from '#tests/support/engines/installed.ts';
import {
  differencesFrom,
  type EngineTable,
  markdownOf,
  renewed,
  resultsOf,
  tableIn,
} from '#tests/support/engines/table.ts';
import { runJourneys } from './journeys-run.ts';
import { root } from './step.ts';
import { conclude, type Tally } from './tally.ts';

const document = join(root, 'docs/engines.md');

const asked = z.array(z.enum(engineNames)).parse(process.argv.slice(2));
const tallies: Tally[] = [];
const ran = new Map<EngineName, string>();
for (const name of asked.length > 0 ? asked : engineNames) {
  const found = await findEngine(name);
  if ('missing' in found) {
    console.log(`${engineTitles[name]}: not run. ${found.missing} To run it: ${found.install}`);
    if (asked.length > 0) tallies.push({ passed: 0, failed: 1 });
  } else {
    console.log(`${engineTitles[name]}: ${found.version}`);
    ran.set(name, found.version);
  }
}

if (ran.size > 0) {
  const report = join(mkdtempSync(join(tmpdir(), 'tradecounter-engines-')), 'report.json');
  const projects = [...ran.keys()].map((name) => `--project=${name}`);
  tallies.push(await runJourneys(['--config=tests/engines/playwright.config.ts', ...projects], {}, report));
  const results = resultsOf(report);
  const written = tableIn(existsSync(document) ? readFileSync(document, 'utf8') : '');
  const table = renewed(written, results, ran);
  console.log(`\n${markdownOf(table)}\n`);
  if (process.env['CI'] === undefined) await write(table);
  else tallies.push(compare(differencesFrom(written, results)));
}
conclude(tallies);

async function write(table: EngineTable): Promise<void> {
  const text = `# What works in which engine

Made by \`npm run test:engines\`: it runs the journeys of \`tests/engines/\` with the same steps in every engine, against the built
shop with its demo data. "yes" means that the journey passed. Chromium is driven by its own protocol, Firefox by WebDriver BiDi, and
WebKit (WebKitGTK) by WebDriver, which can't run a script at the start of a document: there, nothing checks what a page shows while
it starts. "No connection" means that nothing listens on the store's port.

${markdownOf(table)}
`;
  writeFileSync(document, (await format(document, text)).code);
  console.log('Written: docs/engines.md');
}

function compare(differences: readonly string[]): Tally {
  if (differences.length === 0) return { passed: 1, failed: 0 };
  console.log(['docs/engines.md is not true any more; npm run test:engines writes it:', ...differences].join('\n'));
  return { passed: 0, failed: 1 };
}
