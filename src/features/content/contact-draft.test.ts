import { beforeEach, expect, test, vi } from 'vitest';
import { isHere } from '#shopper/visit/is-here.ts';
import { emptyContact, readContactDraft, saveContactDraft } from './contact-draft.ts';

vi.mock('#shopper/visit/is-here.ts', () => ({ isHere: vi.fn<typeof isHere>() }));

const kept = new Map<string, string>();
const typed = { ...emptyContact, name: 'Ada Fitter' };

beforeEach(() => {
  kept.clear();
  vi.mocked(isHere).mockReturnValue(true);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});

test('a draft is there for who typed it, and for nobody else', () => {
  saveContactDraft('u-1', typed);
  expect(readContactDraft('u-1')).toEqual(typed);
  expect(readContactDraft('guest')).toEqual(emptyContact);
});

test('a tab that has not noticed yet that its shopper signed out in another stores nothing more of theirs', () => {
  vi.mocked(isHere).mockReturnValue(false);
  saveContactDraft('u-1', typed);
  expect([...kept]).toEqual([]);
});
