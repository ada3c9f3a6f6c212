import type { Page } from 'playwright';
import { expect } from '#tests/support/browser/journey.ts';
import { bar, comeBackNowAndThen, expectBuild, test } from '#tests/support/browser/update-journey.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

/** How many updates are accepted; `TAKES=200 npm run test:journeys -- takes` accepts two hundred. */
const takes = Number(process.env['TAKES'] ?? '2');

const accept = async (page: Page): Promise<void> => bar(page).getByRole('button', { name: 'Reload' }).click();

test('every update that is taken arrives in the tab that took it, with other tabs open [PWA-10]', async ({
  visit,
  deployed,
  next,
  third,
}) => {
  test.setTimeout(300_000 + takes * 60_000);
  const { page, context } = await visit({ serviceWorkers: 'allow' });
  await context.addInitScript(comeBackNowAndThen);
  await open(page, '/');
  await workerReady(page);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) await open(other, '/store');
  const tookMs: number[] = [];
  for (let take = 0; take < takes; take += 1) {
    const build = take % 2 === 0 ? next : third;
    await deployed.deploy(build);
    await accept(page);
    const from = performance.now();
    await expectBuild(page, build.id);
    tookMs.push(Math.round(performance.now() - from));
  }
  const sorted = tookMs.toSorted((a, b) => a - b);
  console.log(`${tookMs.length} takes; median ${sorted[takes >> 1] ?? 0} ms, longest ${sorted.at(-1) ?? 0} ms`);
  expect(tookMs.length).toBe(takes);
});
