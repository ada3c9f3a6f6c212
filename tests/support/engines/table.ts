import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type EngineName, engineNames, engineTitles } from './engine.ts';

/** The journeys' results: for each title what each engine did, both in the order in which they ran. */
export type Results = ReadonlyMap<string, ReadonlyMap<EngineName, string>>;

const Spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.enum(engineNames),
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
    }),
  ),
});

interface Suite {
  readonly specs: z.infer<typeof Spec>[];
  readonly suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite));
  },
});

/** The annotation with which a journey fills its engine's cell with something other than "yes". */
export const cellNote = 'cell';

/** Reads Playwright's report on the journeys of all engines. */
export const resultsOf = (file: string): Results => {
  const { suites } = z.object({ suites: z.array(Suite) }).parse(JSON.parse(readFileSync(file, 'utf8')));
  const results = new Map<string, Map<EngineName, string>>();
  for (const { title, tests } of suites.flatMap(specsOf)) {
    const row = results.get(title) ?? new Map<EngineName, string>();
    results.set(title, row);
    for (const { projectName, status, annotations } of tests) {
      const said = annotations.find(({ type }) => type === cellNote)?.description ?? 'yes';
      row.set(projectName, status === 'expected' ? said : 'fails');
    }
  }
  return results;
};

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [...specs, ...suites.flatMap(specsOf)];

/** The cells of a table row. */
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A table of what works where: a column for every engine, and a row for every journey. */
export interface EngineTable {
  readonly engines: ReadonlyMap<EngineName, string>;
  readonly results: Results;
}

const notRun = 'not run';

/** The table as Markdown; cells that did not run are marked as such. */
export const markdownOf = ({ engines, results }: EngineTable): string => {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['', ...engines.values()]),
    row(['---', ...[...engines].map(() => '---')]),
    ...[...results].map(([title, found]) =>
      row([title, ...[...engines.keys()].map((engine) => found.get(engine) ?? notRun)]),
    ),
  ].join('\n');
};

/** Parses the table in a document; without one, there are no rows. */
export const tableIn = (document: string): EngineTable => {
  const [head = [], , ...rows] = document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf);
  const withEngines = (valueOf: (at: number, engine: EngineName) => string) =>
    new Map(engineNames.map((engine, at) => [engine, valueOf(at, engine)] as const));
  return {
    engines: withEngines((at, engine) => head[at + 1] ?? engineTitles[engine]),
    results: new Map(rows.map(([title = '', ...cells]) => [title, withEngines((at) => cells[at] ?? notRun)])),
  };
};

/** The table with the new results of these engines; cells that did not run keep what was written. */
export const renewed = (written: EngineTable, results: Results, ran: ReadonlyMap<EngineName, string>): EngineTable => ({
  engines: new Map([...written.engines, ...ran]),
  results: new Map(
    [...results].map(([title, found]) => [title, new Map([...(written.results.get(title) ?? []), ...found])]),
  ),
});

/** Where the written table differs from what the engines that ran did, one line each; empty if it is correct. */
export const differencesFrom = (written: EngineTable, results: Results): string[] => [
  ...[...results].flatMap(([title, found]) =>
    [...found]
      .filter(([engine, cell]) => written.results.get(title)?.get(engine) !== cell)
      .map(
        ([engine, cell]) =>
          `${engine}, ${title}: ${cell}, written: ${written.results.get(title)?.get(engine) ?? 'nothing'}`,
      ),
  ),
  ...[...written.results.keys()]
    .filter((title) => !results.has(title))
    .map((title) => `${title}: written, and no test of it`),
];
