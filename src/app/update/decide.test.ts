import { describe, expect, test } from 'vitest';
import { isOlder, type KnownBuilds, decideUpdate } from './decide.ts';

const latest = { id: 'new', dataSchema: '1', minClient: '0.1.0', kill: false };

const known = (facts: Partial<KnownBuilds>): KnownBuilds => ({
  page: 'old',
  version: '0.1.0',
  active: 'old',
  waiting: null,
  latest,
  hasWorker: true,
  ...facts,
});

describe('with a worker', () => {
  test('a version is offered once the worker that waits is the very build of the host [PWA-10]', () => {
    expect(decideUpdate(known({ waiting: 'new' }))).toEqual({ kind: 'offer', isPressing: false });
    expect(decideUpdate(known({ waiting: 'between' }))).toEqual({ kind: 'none' });
    expect(decideUpdate(known({ waiting: null }))).toEqual({ kind: 'none' });
  });

  test('it is offered on a page that is new already, since the next one would be old again [PWA-10]', () => {
    expect(decideUpdate(known({ page: 'new', waiting: 'new' })).kind).toBe('offer');
  });

  test('a tab that missed the news goes along: its worker is the new one, its page is not [PWA-10]', () => {
    expect(decideUpdate(known({ active: 'new' }))).toEqual({ kind: 'follow' });
    expect(decideUpdate(known({ active: 'new', page: 'new' }))).toEqual({ kind: 'none' });
  });

  test('to a page older than the host accepts, the offer is pressing [PWA-10]', () => {
    const tooOld = { ...latest, minClient: '0.2.0' };
    expect(decideUpdate(known({ waiting: 'new', latest: tooOld }))).toEqual({ kind: 'offer', isPressing: true });
  });

  test('a host that wants no worker has it taken away', () => {
    expect(decideUpdate(known({ latest: { ...latest, kill: true } }))).toEqual({ kind: 'remove' });
  });
});

test('without a worker a reload is offered as soon as the host has another build [PWA-10]', () => {
  expect(decideUpdate(known({ hasWorker: false }))).toEqual({ kind: 'offer', isPressing: false });
  expect(decideUpdate(known({ hasWorker: false, page: 'new' }))).toEqual({ kind: 'none' });
  expect(decideUpdate(known({ hasWorker: false, latest: { ...latest, kill: true } }))).toEqual({ kind: 'none' });
});

test('a host that does not say leaves everything as it is', () => {
  expect(decideUpdate(known({ latest: null, waiting: 'new' }))).toEqual({ kind: 'none' });
});

test.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.10.0', '0.9.0', false],
  ['1.0.0', '0.9.9', false],
  ['0.9.9', '1.0.0', true],
])('%s is older than %s: %s', (version, other, isIt) => {
  expect(isOlder(version, other)).toBe(isIt);
});
