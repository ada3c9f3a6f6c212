import { expect, test } from 'vitest';
import { announce, onAnnouncement } from './announce.ts';

test('an announcement reaches whoever listens, with its urgency, until they stop', () => {
  const heard: [string, boolean][] = [];
  const stop = onAnnouncement((message, isUrgent) => heard.push([message, isUrgent]));
  announce('38 products');
  announce('The payment failed', 'assertive');
  stop();
  announce('Nobody is here');
  expect(heard).toEqual([
    ['38 products', false],
    ['The payment failed', true],
  ]);
});
