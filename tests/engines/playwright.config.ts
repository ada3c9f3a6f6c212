import { defineConfig } from 'playwright/test';
import { engineNames } from '#tests/support/engines/engine.ts';

/** The journeys of every engine: our own code drives the browsers, so Playwright opens none of its own. */
export default defineConfig<{ engineName: (typeof engineNames)[number] }>({
  testDir: '.',
  globalSetup: '../support/browser/journeys-setup.ts',
  projects: engineNames.map((name) => ({ name, use: { engineName: name } })),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  timeout: 180_000,
  outputDir: '../../test-results/engines',
});
