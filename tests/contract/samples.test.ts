import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Row, Schema } from '#contract/row.ts';
import { rows } from '#contract/rows.ts';
import { declaredFields, seenFields } from './sample-coverage.ts';

const folder = join(import.meta.dirname, 'samples');
const named: [string, Row][] = Object.entries(rows);
const parts = ['params', 'query', 'body', 'data'] as const;

const sampleOf = (name: string): Record<string, unknown> => {
  const sample: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  if (typeof sample !== 'object' || sample === null) throw new Error(`The sample of ${name} is no object.`);
  return { ...sample };
};

test('every row has a sample, and every sample a row', () => {
  const files = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  expect(files.toSorted()).toEqual(named.map(([name]) => name).toSorted());
});

describe.each(named)('%s', (name, row) => {
  const sample = sampleOf(name);

  test('the sample holds what the row declares, and nothing else', () => {
    const declared = parts.filter((part) => row[part] !== undefined);
    expect(Object.keys(sample).toSorted()).toEqual([...declared].toSorted());
  });

  test.each(parts.filter((part) => row[part] !== undefined))('%s is read without loss', (part) => {
    const schema: Schema | undefined = row[part];
    expect(schema?.parse(sample[part])).toEqual(sample[part]);
  });
});

test('every field of every answer is shown with a value somewhere', () => {
  const seen = new Set(named.flatMap(([name, row]) => seenFields(row.data, sampleOf(name)['data'])));
  const missing = named.flatMap(([name, row]) =>
    declaredFields(row.data)
      .filter(({ field }) => !seen.has(field))
      .map(({ path }) => `${name}: ${path}`),
  );
  expect(missing, 'Give each a value in a sample of its call, in tests/contract/samples/.').toEqual([]);
});
