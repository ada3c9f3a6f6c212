/** Runs the store that the environment configures in a process of its own, without the built page: for tests that kill it. */
import { readConfiguration } from '#server/configuration.ts';
import { run } from '#server/run.ts';

await run(readConfiguration(process.env), { serve: () => Promise.resolve(), fonts: [] }, () =>
  process.stdout.write('open\n'),
);
