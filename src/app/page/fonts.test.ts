import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringFonts } from './fonts.ts';

let shown: Set<FakeFace>;
let move: (pathChanged: boolean) => void;
let isReachable: boolean;

class FakeFace {
  readonly family: string;
  constructor(family: string) {
    this.family = family;
  }
  load(): Promise<this> {
    return isReachable ? Promise.resolve(this) : Promise.reject(new Error('no network'));
  }
}

const router = {
  subscribe: (_: 'onBeforeRouteMount', listener: (event: { readonly pathChanged: boolean }) => void) => {
    move = (pathChanged) => listener({ pathChanged });
    return () => (move = () => undefined);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  shown = new Set();
  move = () => undefined;
  isReachable = true;
  vi.stubGlobal('FontFace', FakeFace);
  vi.stubGlobal('document', { fonts: shown });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fonts that come later are shown with the next page, and not while one is read', async () => {
  const brought = bringFonts(router);
  await vi.runAllTimersAsync();
  await brought;
  move(false);
  expect(shown.size).toBe(0);
  move(true);
  expect([...shown].map(({ family }) => family)).toEqual(['Archivo', 'Atkinson Mono']);
});

test('a font that does not come changes nothing', async () => {
  isReachable = false;
  const failure = bringFonts(router).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toEqual(new Error('no network'));
  move(true);
  expect(shown.size).toBe(0);
});
