import { expect, test } from 'vitest';
import { sharedIn } from './shared-form.ts';

const formOf = (...fields: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const shown = async (form: FormData) =>
  Promise.all(
    sharedIn(form).map(async (file) => [file.name, file.size, new TextDecoder().decode(await file.arrayBuffer())]),
  );

test('every file that was shared is taken, and not what a program says of it', async () => {
  const first = new File(['A-1,2'], 'order.csv', { type: 'text/csv' });
  const second = new File(['B-2 3'], 'more.txt');
  const form = formOf(['title', 'order.csv'], ['text', 'Sent from my phone'], ['files', first], ['files', second]);
  expect(await shown(form)).toEqual([
    ['order.csv', 5, 'A-1,2'],
    ['more.txt', 5, 'B-2 3'],
  ]);
});

test('without a file it is the text, else the title', async () => {
  const none = new File([], '');
  expect(await shown(formOf(['title', 'Order'], ['text', 'A-1 2'], ['files', none]))).toEqual([[null, 5, 'A-1 2']]);
  expect(await shown(formOf(['title', 'A-1 2'], ['text', ' ']))).toEqual([[null, 5, 'A-1 2']]);
});

test('a form with nothing in it shares nothing', async () => {
  expect(await shown(formOf(['title', ''], ['other', 'A-1 2']))).toEqual([]);
});
