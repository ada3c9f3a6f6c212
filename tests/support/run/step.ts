import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Tally } from './tally.ts';

/** The repository's root, with a trailing slash. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A command to run. `isQuiet` hides its output unless it fails. */
export type Step = { name: string; command: string; args: string[]; env?: NodeJS.ProcessEnv; isQuiet?: boolean };

/** Runs a command from the repository's root, with installed binaries first in the path; resolves to its exit code and output. */
export async function run({ command, args, env, isQuiet = false }: Omit<Step, 'name'>): Promise<[number, string]> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}` },
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve([127, `${output}${error.message}\n`]));
    child.on('close', (code) => resolve([code ?? 1, output]));
  });
}

/** Runs a step, prints its result in one line, and prints a quiet step's output if it failed. */
export async function prove(step: Step): Promise<Tally> {
  const began = performance.now();
  const [code, output] = await run(step);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (code !== 0 && output !== '') console.log(output.trimEnd());
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs steps concurrently, at most `atOnce` of them. */
export async function proveAll(steps: Step[], atOnce: number): Promise<Tally[]> {
  const waiting = [...steps];
  const done: Tally[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) done.push(await prove(step));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return done;
}
