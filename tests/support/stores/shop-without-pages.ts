/** The store of the environment as a process of its own, without the built page: for tests that kill it. */
import { readConfiguration } from '#server/configuration.ts';
import { serve } from '#server/serve.ts';

await serve(readConfiguration(process.env), () => Promise.resolve());
process.stdout.write('open\n');
