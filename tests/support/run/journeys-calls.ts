import { readFileSync } from 'node:fs';
import type { Row } from '#contract/row.ts';
import { rows } from '#contract/rows.ts';
import { unsent } from './unsent-calls.ts';

const patternOf = ({ method, path }: Pick<Row, 'method' | 'path'>): RegExp =>
  new RegExp(
    `^${method} ${path
      .split(/\{\w+\}/)
      .map((literal) => literal.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
      .join('[^/=]+')}$`,
  );

/** The contract's calls that are missing from `sent`, each as `METHOD /path`, except those that the app has no use for. */
export const missingCalls = (sent: readonly string[]): string[] =>
  Object.values(rows)
    .map((row) => ({ call: `${row.method} ${row.path}`, pattern: patternOf(row) }))
    .filter(({ call, pattern }) => !unsent.has(call) && !sent.some((one) => pattern.test(one)))
    .map(({ call }) => call);

/** The calls that the pages and workers of a run sent, without repeats. */
export const readSentCalls = (file: string): string[] => [...new Set(readFileSync(file, 'utf8').trim().split('\n'))];
