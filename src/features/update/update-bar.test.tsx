import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UpdateBar } from './update-bar.tsx';

test('the offer of a new version is not printed', () => {
  expect(renderToStaticMarkup(<UpdateBar />)).toMatch(/^<div[^>]* data-print="hide"/);
});
