/** The store of the environment as a process of its own, without the built page: for tests that end it. */
import { readConfiguration } from '#server/configuration.ts';
import { run } from '#server/run.ts';

await run(readConfiguration(process.env), { serve: () => Promise.resolve(), fonts: [] }, () =>
  process.stdout.write('open\n'),
);
