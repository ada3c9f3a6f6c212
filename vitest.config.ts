import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Journeys that still run here; the others run by playwright.config.ts. */
const unconverted = ['tests/journeys', 'tests/offline'].flatMap((folder) =>
  readdirSync(folder).map((name) => `${folder}/${name}`),
);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'tests/{contract,support,bench}/*.test.ts',
            'tests/support/*/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.test.ts', 'tests/contract/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: unconverted.filter((file) => readFileSync(file, 'utf8').includes("from 'vitest'")),
          retry: 2,
          globalSetup: ['tests/support/browser/journeys-setup.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
