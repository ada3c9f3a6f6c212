import { expect, test } from 'vitest';
import { freshRecord, type InstallRecord, mayOffer, withVisit } from './install-offer.ts';

const day = 24 * 3_600_000;

const visitsOn = (...days: number[]): InstallRecord =>
  days.reduce((record, at) => withVisit(record, at * day), freshRecord);

test('installing is offered on the third visit in a fortnight, and not before [PWA-01]', () => {
  expect(mayOffer(visitsOn(0), false, 0)).toBe(false);
  expect(mayOffer(visitsOn(0, 1), false, day)).toBe(false);
  expect(mayOffer(visitsOn(0, 1, 13), false, 13 * day)).toBe(true);
  expect(mayOffer(visitsOn(0, 1, 15), false, 15 * day)).toBe(false);
});

test('pages opened one after the other are one visit [PWA-01]', () => {
  const record = withVisit(withVisit(visitsOn(0), 60_000), 3 * 3_600_000);
  expect(record.visits).toEqual([0]);
});

test('after an order it is offered on the first visit, and not again within a fortnight [PWA-01]', () => {
  expect(mayOffer(visitsOn(0), true, 0)).toBe(true);
  const offered = { ...visitsOn(0), offeredAt: 0 };
  expect(mayOffer(offered, true, 13 * day)).toBe(false);
  expect(mayOffer(offered, true, 14 * day)).toBe(true);
});

test('declined once it rests for 90 days, declined twice for ever [PWA-01]', () => {
  const once = { ...freshRecord, offeredAt: 0, declined: [0] };
  expect(mayOffer(once, true, 89 * day)).toBe(false);
  expect(mayOffer(once, true, 90 * day)).toBe(true);
  expect(mayOffer({ ...once, declined: [0, 90 * day] }, true, 1000 * day)).toBe(false);
});
