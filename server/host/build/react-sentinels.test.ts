import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutStacks } from './react-sentinels.ts';

const source = readFileSync(
  join(import.meta.dirname, '../../../node_modules/react-dom/cjs/react-dom-client.production.js'),
  'utf8',
);

test('what react-dom makes as it is evaluated are errors without a stack, with their messages', () => {
  const built = withoutStacks(source);
  const made = built.match(/Object\.create\(Error\.prototype, .*? } }\)/g) ?? [];
  expect(made).toHaveLength(5);
  expect(made[0]).toBe('Object.create(Error.prototype, { message: { value: formatProdErrorMessage(519) } })');
});

test('errors of a running react-dom keep their stacks', () => {
  const thrown = /throw Error\(formatProdErrorMessage\(\d+\)\)/g;
  expect(withoutStacks(source).match(thrown)?.length).toBe(source.match(thrown)?.length);
});

test('a react-dom that makes another number of errors stops the build', () => {
  expect(() => withoutStacks('var SuspenseException = Error(formatProdErrorMessage(460));')).toThrow('makes 1 errors');
});
