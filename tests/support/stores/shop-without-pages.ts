/** The store of the environment as a process of its own, without the built page: for tests that end it. */
import { readConfiguration } from '#server/configuration.ts';
import { serve } from '#server/serve.ts';
import { stopOnSignal } from '#server/stop-on-signal.ts';

stopOnSignal(await serve(readConfiguration(process.env), () => Promise.resolve()));
process.stdout.write('open\n');
