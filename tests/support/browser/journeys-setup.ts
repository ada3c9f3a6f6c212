import { browserPaths } from './browser.ts';
import { seedTemplate } from './shop.ts';
import { run } from '#tests/support/run/step.ts';

/** Prepares a run of journeys: the browsers, a build of these sources and a seeded data folder. */
export default async function setup(): Promise<void> {
  Object.assign(process.env, await browserPaths());
  const [code] = await run({ command: process.execPath, args: ['server/start.mjs', '--build-if-stale'] });
  if (code !== 0) throw new Error('The journeys need a build, and the build failed.');
  await seedTemplate();
}
