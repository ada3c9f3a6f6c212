/** `npm run check`: every check that doesn't run the product. `check types lint` runs only those. */
import { availableParallelism } from 'node:os';
import { proveAll, type Step } from './step.ts';
import { conclude, type Tally } from './tally.ts';

const worlds = ['contract', 'shared', 'page', 'sw', 'server', 'tests'];

const steps: Record<string, Step[]> = {
  types: worlds.map((world) => ({
    name: `types: ${world}`,
    command: 'tsc',
    args: ['-p', `tsconfig.${world}.json`],
    isQuiet: true,
  })),
  lint: [{ name: 'lint', command: 'oxlint', args: [], isQuiet: true }],
  format: [{ name: 'format', command: 'oxfmt', args: ['--check'], isQuiet: true }],
  knip: [{ name: 'dead code', command: 'knip', args: ['--no-progress'], isQuiet: true }],
  architecture: [
    { name: 'architecture', command: 'vitest', args: ['run', '--project', 'architecture'], isQuiet: true },
  ],
};

/** Runs the named kinds of check concurrently. */
export async function check(kinds: string[]): Promise<Tally[]> {
  const unknown = kinds.filter((kind) => !(kind in steps));
  if (unknown.length > 0)
    throw new Error(`No such check: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`);
  return proveAll(
    kinds.flatMap((kind) => steps[kind] ?? []),
    Math.min(4, availableParallelism()),
  );
}

if (process.argv[1]?.endsWith('check.ts')) {
  const asked = process.argv.slice(2);
  conclude(await check(asked.length > 0 ? asked : Object.keys(steps)));
}
