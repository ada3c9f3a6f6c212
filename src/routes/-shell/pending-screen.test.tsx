import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showUntilLoaded } from '#ui/next-screen.ts';
import { partWording } from '#wording/ui.ts';
import { PendingScreen } from './pending-screen.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const shown = () =>
  renderToString(
    <RouterContextProvider router={router}>
      <PendingScreen />
    </RouterContextProvider>,
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a screen that loads is what its press had at hand', () => {
  showUntilLoaded(<h1>Bolt</h1>);
  expect(shown()).toBe('<h1>Bolt</h1>');
});

test('one to which a press leads that had nothing at hand says that it loads, though an earlier press had something', () => {
  showUntilLoaded(<h1>Bolt</h1>);
  vi.runAllTimers();
  expect(shown()).toContain(partWording.loading);
  expect(shown()).not.toContain('Bolt');
});
