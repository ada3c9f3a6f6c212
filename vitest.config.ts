import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // All cores: by default one is left to a watching developer, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Each file has modules and globals of its own: many replace one of them, and none may meet what another left.
          isolate: true,
          pool: 'threads',
          // Long enough for thousands of generated cases on a machine that others use too.
          testTimeout: 30_000,
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
        test: {
          name: 'architecture',
          isolate: false,
          include: ['tests/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          // The files of a worker share its modules: most of their time was spent on loading the same ones again.
          isolate: false,
          include: ['server/**/*.test.ts', 'tests/contract/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
