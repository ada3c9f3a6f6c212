import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shareAddress, sharedAddress, shareFields } from '#contract/share.ts';
import { withoutQuickOrder } from './manifest.ts';

const text = readFileSync(new URL('../../manifest.webmanifest', import.meta.url), 'utf8');

test('the system shares files and text where the worker takes them, and opens files with the pad', () => {
  const { share_target: target, file_handlers: handlers } = JSON.parse(text) as Record<string, unknown>;
  const { title, text: textField, files } = shareFields;
  expect(target).toMatchObject({
    action: shareAddress,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title, text: textField, files: [{ name: files }] },
  });
  expect(handlers).toMatchObject([{ action: sharedAddress, accept: { 'text/csv': ['.csv'], 'text/plain': ['.txt'] } }]);
});

test('a store without quick order asks for nothing of the kind, and all else is as it was', () => {
  const lesser = JSON.parse(withoutQuickOrder(text)) as Record<string, unknown>;
  const { share_target: _, file_handlers: __, ...rest } = JSON.parse(text) as Record<string, unknown>;
  const shortcuts = (rest['shortcuts'] as { readonly url: string }[]).filter(({ url }) => url !== '/quick-order');
  expect(lesser).toEqual({ ...rest, shortcuts });
  expect(JSON.stringify(lesser)).not.toContain('/quick-order');
});
