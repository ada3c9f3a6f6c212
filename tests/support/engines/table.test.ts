import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cellNote, differencesFrom, markdownOf, renewed, resultsOf, tableIn } from './table.ts';

const report = {
  suites: [
    {
      specs: [
        {
          title: 'It opens',
          tests: [
            { projectName: 'chromium', status: 'expected', annotations: [] },
            { projectName: 'firefox', status: 'unexpected', annotations: [] },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'It installs',
              tests: [
                { projectName: 'chromium', status: 'expected', annotations: [] },
                {
                  projectName: 'firefox',
                  status: 'expected',
                  annotations: [{ type: cellNote, description: 'no such thing' }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const results = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tradecounter-table-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return resultsOf(file);
};

const engines = new Map([
  ['chromium', 'Chromium 1'],
  ['firefox', 'Firefox 2'],
  ['webkit', 'not run'],
] as const);

test('every journey is a row with what each engine did, and an engine that did not run says so', () => {
  expect(markdownOf({ engines, results: results() }).split('\n')).toEqual([
    '|  | Chromium 1 | Firefox 2 | not run |',
    '| --- | --- | --- | --- |',
    '| It opens | yes | fails | not run |',
    '| It installs | yes | no such thing | not run |',
  ]);
});

test('a document differs where an engine that ran did something else, and where a row is missing or left over', () => {
  const document = markdownOf({ engines, results: results() });
  expect(differencesFrom(tableIn(document), results())).toEqual([]);
  const outdated = document.replace('yes | fails', 'yes | yes').replace('It installs', 'It flies');
  expect(differencesFrom(tableIn(outdated), results())).toEqual([
    'firefox, It opens: fails, written: yes',
    'chromium, It installs: yes, written: nothing',
    'firefox, It installs: no such thing, written: nothing',
    'It flies: written, and no test of it',
  ]);
});

test('an engine that did not run this time keeps its results in the document', () => {
  const document = markdownOf({ engines, results: results() }).replace('yes | fails | not run', 'no | fails | yes');
  const ran = new Map([['chromium', 'Chromium 3']] as const);
  const onlyChromium = new Map([...results()].map(([title]) => [title, new Map([['chromium', 'yes']] as const)]));
  expect(
    markdownOf(renewed(tableIn(document), onlyChromium, ran))
      .split('\n')
      .slice(0, 3),
  ).toEqual([
    '|  | Chromium 3 | Firefox 2 | not run |',
    '| --- | --- | --- | --- |',
    '| It opens | yes | fails | yes |',
  ]);
});

test('a document that is not there yet has the titles of all engines and no rows', () => {
  expect(markdownOf(tableIn('')).split('\n')).toEqual([
    '|  | Chromium | Firefox | WebKit |',
    '| --- | --- | --- | --- |',
  ]);
});
