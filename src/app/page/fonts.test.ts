import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showUntilLoaded } from '#ui/next-screen.ts';
import { loadFonts } from './fonts.ts';

type Listener = (event: { readonly pathChanged: boolean }) => void;

let shown: Set<FakeFace>;
/** Listeners by event name. */
let listeners: Map<string, Listener>;
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
  subscribe: (event: string, listener: Listener) => {
    listeners.set(event, listener);
    return () => listeners.delete(event);
  },
};

const load = (pathChanged: boolean) => listeners.get('onBeforeLoad')?.({ pathChanged });
const move = (pathChanged: boolean) => listeners.get('onBeforeRouteMount')?.({ pathChanged });

beforeEach(() => {
  vi.useFakeTimers();
  shown = new Set();
  listeners = new Map();
  isReachable = true;
  vi.stubGlobal('FontFace', FakeFace);
  vi.stubGlobal('document', { fonts: shown });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fonts that come later are shown with the next page, and not while one is read', async () => {
  const brought = loadFonts(router);
  await vi.runAllTimersAsync();
  await brought;
  move(false);
  load(true);
  expect(shown.size).toBe(0);
  move(true);
  expect([...shown].map(({ family }) => family)).toEqual(['Archivo', 'Atkinson Mono']);
});

test('they are shown with what stands for the next page until it is loaded', async () => {
  const brought = loadFonts(router);
  await vi.runAllTimersAsync();
  await brought;
  showUntilLoaded('Bolt');
  load(true);
  expect(shown.size).toBe(2);
  expect(listeners.size).toBe(0);
});

test('a font that does not come changes nothing', async () => {
  isReachable = false;
  const failure = loadFonts(router).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toEqual(new Error('no network'));
  move(true);
  expect(shown.size).toBe(0);
});
