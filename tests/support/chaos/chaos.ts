import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/browser/free-port.ts';
import { startApiProcess } from '#tests/support/stores/api-process.ts';
import { compareOrders } from './buyers.ts';
import { createMortalPostgres } from './mortal-postgres.ts';
import type { Scenario } from './scenarios.ts';
import { startWriters } from './writers.ts';

export interface ChaosFigures {
  readonly times: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly refused: number;
  readonly wrong: number;
  readonly maxMs: number;
  /** `lost`: acknowledged pieces that are not in the database. `doubled`: pieces in the database that were never acknowledged. */
  readonly lost: number;
  readonly doubled: number;
  /** Orders that were acknowledged, those of them that are not in the database, and those in it that were not acknowledged. */
  readonly orders: number;
  readonly ordersLost: number;
  readonly ordersDoubled: number;
  /** The difference between what stock has lost and what the orders hold. */
  readonly stockAmiss: number;
}

const stockAtStart = 1_000_000;

/** Room for the store, its log and a little more. */
const smallDiskMb = 220;

/**
 * Lets shoppers write to two store processes over one PostgreSQL server while a scenario does its damage, then compares what was
 * acknowledged with what the database holds.
 */
export const chaos = async (scenario: Scenario, shoppers: number, seconds: number): Promise<ChaosFigures> => {
  const postgres = await createMortalPostgres(scenario.isOnSmallDisk === true ? smallDiskMb : null);
  const dataDir = mkdtempSync(join(tmpdir(), 'tradecounter-chaos-'));
  try {
    postgres.start();
    const store = await startApiProcess(await freePort(), {
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      SEED_SCALE: '0.05',
      PROCESSES: '2',
      RATE_LIMIT: '1000000',
      LOG_LEVEL: 'info',
    });
    const [variant] = await postgres.query<{ id: string }>(
      'select v.id from variants v join variant_prices p on p.variant_id = v.id where p.minimum_quantity = 1 and v.minimum_quantity = 1 and v.quantity_increment = 1 and v.is_active order by v.id limit 1',
    );
    await postgres.query(`update variants set maximum_quantity = null where id = '${variant?.id}'`);
    await postgres.query(`update stock set quantity = ${stockAtStart} where variant_id = '${variant?.id}'`);
    // Orders of a few pieces are enough.
    await postgres.query('delete from minimum_order_prices');
    await postgres.query('delete from orders where customer_id is null');
    try {
      const writers = await startWriters(store, variant?.id ?? '', shoppers);
      const times = await scenario.run({ postgres, store, seconds });
      const { acknowledged, placed, wrong, ...figures } = await writers.stop();
      if (wrong.length > 0) console.error(`  ${wrong[0]}\n  ${errorsIn(store.log()).slice(0, 5).join('\n  ')}`);
      const rows = await postgres.query<{ guest: string; pieces: number }>(
        'select b.anonymous_id as guest, sum(l.quantity)::int as pieces from baskets b join basket_lines l on l.basket_id = b.id group by 1',
      );
      const stored = new Map(rows.map(({ guest, pieces }) => [guest, pieces]));
      const gaps = [...acknowledged].map(([guest, pieces]) => pieces - (stored.get(guest) ?? 0));
      const { lost, doubled, pieces } = await compareOrders(postgres, placed);
      const [left] = await postgres.query<{ quantity: number }>(
        `select quantity from stock where variant_id = '${variant?.id}'`,
      );
      return {
        times,
        ...figures,
        wrong: wrong.length,
        acknowledged: [...acknowledged.values()].reduce((sum, pieces) => sum + pieces, 0),
        lost: gaps.reduce((sum, gap) => sum + Math.max(0, gap), 0),
        doubled: gaps.reduce((sum, gap) => sum + Math.max(0, -gap), 0),
        orders: placed.size,
        ordersLost: lost,
        ordersDoubled: doubled,
        stockAmiss: Math.abs(stockAtStart - (left?.quantity ?? 0) - pieces),
      };
    } finally {
      await store.stop();
    }
  } finally {
    postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** The unexpected errors in the store's log. */
const errorsIn = (log: string): string[] =>
  log.split('\n').filter((line) => line.includes('"level":50') && line.includes('Something went wrong'));
