import { defineConfig } from 'playwright/test';
import { consentState } from '#tests/support/browser/consent-state.ts';
import { desk } from '#tests/support/browser/screens.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '{journeys,offline}/*.test.ts',
  globalSetup: './tests/support/browser/journeys-setup.ts',
  fullyParallel: true,
  // One more than the cores of the machine this has to suit: a journey waits about as often as it works.
  workers: 3,
  // A journey that passes only at its second try is a fault, of the product or of the journey.
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // Long enough for a machine that others use too; a journey waits for what its shopper would see, never for the clock.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    viewport: desk,
    serviceWorkers: 'block',
    // Visitors have chosen already, so that no bar stands above what a journey is about; tests/journeys/consent.test.ts asks them.
    storageState: consentState('none'),
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Actions alone, where somebody can open the trace: every screen and every answer would cost a third of a run.
    trace:
      process.env['CI'] === undefined
        ? { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false }
        : 'off',
    screenshot: 'only-on-failure',
  },
});
