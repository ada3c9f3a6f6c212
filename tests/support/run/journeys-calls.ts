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

/** The calls of the contract that are not among those sent, each as `METHOD /path`, but for those the app has no use for. */
export const missingCalls = (sent: readonly string[]): string[] =>
  Object.values(rows)
    .map((row) => ({ call: `${row.method} ${row.path}`, pattern: patternOf(row) }))
    .filter(({ call, pattern }) => !unsent.has(call) && !sent.some((one) => pattern.test(one)))
    .map(({ call }) => call);

/** What the pages and workers of a run sent, a line each. */
export const readSentCalls = (file: string): string[] => [...new Set(readFileSync(file, 'utf8').trim().split('\n'))];
