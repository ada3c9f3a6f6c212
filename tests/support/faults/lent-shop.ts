import type pg from 'pg';
import type { Database } from '#server/db/connect.ts';
import { freePort, reservePort } from '#tests/support/browser/free-port.ts';
import { type Shop, startShop } from '#tests/support/browser/shop.ts';
import { forgetEmails } from '#tests/support/stores/emails.ts';
import { inDatabase } from '#tests/support/stores/store-ledger.ts';
import { startFaultProxy } from './fault-proxy.ts';
import { type FaultyShop, type FaultyShopOptions, shopBehindProxy } from './faulty-shop.ts';
import { rememberFirstState, restoreFirstState } from './first-state.ts';

/** The options of a lent shop, which is one process behind one proxy. */
type LentShopOptions = Omit<FaultyShopOptions, 'apiElsewhere' | 'isRestarted' | 'dataDir'>;

/**
 * One shop for one journey after another. Each finds it in its initial state, which costs a fraction of a start, and behind a proxy of its
 * own at a fixed address, which the shop uses as its public URL.
 */
interface LentShop {
  /** Lends the shop until its `stop`; to one journey at a time. */
  lend(): Promise<FaultyShop>;
  end(): Promise<void>;
}

/** Lends shops, by the options that they start with. */
export interface LentShops {
  /** The shop without options is kept for all journeys; one with options, until other options are asked for. */
  lend(options: LentShopOptions): Promise<FaultyShop>;
  end(): Promise<void>;
}

/** Starts nothing before the first journey asks. */
export const lentShops = (): LentShops => {
  const usual = lentShop({});
  let special: { readonly options: LentShopOptions; readonly shop: LentShop } | null = null;
  return {
    lend: async (options) => {
      if (Object.keys(options).length === 0) return usual.lend();
      if (special?.options !== options) {
        await special?.shop.end();
        // Few journeys ask for the same options: it should start soon rather than answer fast.
        special = { options, shop: lentShop({ isShortLived: true, ...options }) };
      }
      return special.shop.lend();
    },
    end: async () => void (await Promise.all([usual.end(), special?.shop.end()])),
  };
};

const operatorKeyVariable = 'OPERATOR_KEY';

const lentShop = ({ prepare, env = {}, ...options }: LentShopOptions): LentShop => {
  const operatorKey = env[operatorKeyVariable] ?? 'of-whoever-puts-the-stock-of-lent-shops-back';
  let proxyPort: number | null = null;
  let standing: Shop | null = null;

  const start = async (url: string, port: number): Promise<Shop> =>
    startShop({
      isOfJourneys: true,
      ...options,
      port,
      env: { WARM_PAGES: 'none', ...env, PUBLIC_URL: url, [operatorKeyVariable]: operatorKey },
      prepare: async (db: Database) => {
        await prepare?.(db);
        await rememberFirstState(db);
      },
    });

  const retire = async (): Promise<void> => {
    const retired = standing;
    standing = null;
    await retired?.stop();
  };

  return {
    lend: async () => {
      proxyPort ??= await reservePort();
      const port = standing === null ? await freePort() : Number(new URL(standing.url).port);
      const proxy = await startFaultProxy(`http://127.0.0.1:${port}`, proxyPort);
      const shop = (standing ??= await start(proxy.url, port));
      return {
        ...shopBehindProxy(proxy, shop),
        restart: () => Promise.reject(new Error('A shop that others are lent, too, is not restarted.')),
        stop: async () => {
          await proxy.goOffline();
          // Waits for requests in progress: the next journey would see their effects.
          const isRestored = await inDatabase(proxy, shop.dataDir, (client) => putBack(shop, client, operatorKey));
          await proxy.stop();
          if (!isRestored) await retire();
        },
      };
    },
    end: retire,
  };
};

const putBack = async (shop: Shop, client: pg.Client, operatorKey: string): Promise<boolean> => {
  if (!(await restoreFirstState(client, () => dropViews(shop, client, operatorKey)))) return false;
  forgetEmails(shop.dataDir);
  return true;
};

/** The shop drops its rendered pages when it writes stock itself, but doesn't notice writes made directly in its database. */
const dropViews = async (shop: Shop, client: pg.Client, operatorKey: string): Promise<void> => {
  const { rows } = await client.query(
    'select sku, quantity from variants join stock on variant_id = variants.id where quantity > 0 limit 1',
  );
  const answer = await fetch(`${shop.url}/operator/stock`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(rows[0]),
  });
  if (!answer.ok) throw new Error(`The stock could not be written: ${answer.status} ${await answer.text()}`);
};
