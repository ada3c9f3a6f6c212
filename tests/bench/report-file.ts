import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '#tests/support/run/step.ts';

/** The date and the machine of the figures. */
export const machine = (): string => {
  const [processor] = cpus();
  return `${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${processor?.model ?? 'a processor'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}`;
};

/** How busy the machine was. */
export const tasksAtATime = (): string => (loadavg()[2] ?? Number.NaN).toFixed(1);

/** Prints a report and writes it to `docs/bench/{name}.md`. */
export async function writeReport(name: string, text: string): Promise<void> {
  const folder = join(root, 'docs/bench');
  const file = join(folder, `${name}.md`);
  const { code: formatted } = await format(file, text);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, formatted);
  console.log(`\n${formatted}`);
}
