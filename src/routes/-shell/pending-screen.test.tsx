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

test('while a screen loads, what the press could already show is shown', () => {
  showUntilLoaded(<h1>Bolt</h1>);
  expect(shown()).toBe('<h1>Bolt</h1>');
});

test('after a press that could show nothing yet, the screen says that it loads, even if an earlier press could', () => {
  showUntilLoaded(<h1>Bolt</h1>);
  vi.runAllTimers();
  expect(shown()).toContain(partWording.loading);
  expect(shown()).not.toContain('Bolt');
});
