/**
 * `npm run chaos`: shoppers write to two processes while PostgreSQL, its disk and the processes fail. Options: `--shoppers`, `--seconds`
 * per scenario, and words from the names of the scenarios to run.
 */
import { parseArgs } from 'node:util';
import { machine, tasksAtATime, writeReport } from '#tests/bench/report-file.ts';
import { chaos, type ChaosFigures } from '#tests/support/chaos/chaos.ts';
import { scenarios } from '#tests/support/chaos/scenarios.ts';
import { conclude } from './tally.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shoppers: { type: 'string', default: '50' }, seconds: { type: 'string', default: '60' } },
});
const shoppers = Number(values.shoppers);
const seconds = Number(values.seconds);
const wanted = scenarios.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);

const done: { readonly name: string; readonly figures: ChaosFigures }[] = [];
for (const scenario of wanted) {
  console.log(`${scenario.name}, ${seconds} s, ${shoppers} shoppers`);
  const figures = await chaos(scenario, shoppers, seconds);
  console.log(`  ${JSON.stringify(figures)}`);
  done.push({ name: scenario.name, figures });
}
const line = ({ name, figures: it }: (typeof done)[number]): string =>
  `| ${name} | ${it.times} | ${it.acknowledged} | ${it.unanswered} | ${it.refused} | ${it.wrong} | ${(it.maxMs / 1000).toFixed(1)} s | ${it.lost} | ${it.doubled} | ${it.orders} | ${it.ordersLost} | ${it.ordersDoubled} | ${it.stockAmiss} |`;
if (wanted.length === scenarios.length) {
  await writeReport(
    'chaos',
    `# Chaos

Made by \`npm run chaos\` on ${machine()}; the 15-minute load average was ${tasksAtATime()}. ${shoppers} shoppers write through two processes on one PostgreSQL that waits for its disk:
four in five add pieces to their carts, each about every 150 ms, and one in five places orders as a guest, one after another, to be paid by bank transfer. Each scenario takes ${seconds} seconds. Shoppers retry unacknowledged requests under the same idempotency key, as a device's journal
does. Afterwards, carts, orders and stock in the database are compared with what was acknowledged.

| | times | pieces acknowledged | not answered | refused (503, 409) | other answers | longest wait | pieces lost | pieces doubled | orders | orders lost | orders doubled | stock amiss |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${done.map(line).join('\n')}
`,
  );
}
conclude(
  done.map(({ figures: { lost, doubled, ordersLost, ordersDoubled, stockAmiss, wrong } }) =>
    lost + doubled + ordersLost + ordersDoubled + stockAmiss + wrong === 0
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1 },
  ),
);
