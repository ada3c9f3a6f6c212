import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { hold } from './fault-rules.ts';
import { freePort } from '#tests/support/browser/free-port.ts';
import { type Shop, type ShopOptions, startShop } from '#tests/support/browser/shop.ts';
import { changeDatabase, type Ledger, readLedger } from '#tests/support/stores/store-ledger.ts';

/** A built shop that can be made to fail, and whose database can be inspected. */
export interface FaultyShop {
  /** The address that visitors open: the proxy's origin. */
  readonly url: string;
  /** In front of the pages and, unless the API has an origin of its own, of the API. */
  readonly proxy: FaultProxy;
  /** In front of the store API; the same as `proxy` unless it has an origin of its own. */
  readonly apiProxy: FaultProxy;
  readonly shop: Shop;
  /** The address of the store without its proxy, for a test's own requests. */
  readonly apiUrl: string;
  ledger(): Promise<Ledger>;
  /** Changes what the store sells, with one SQL statement. */
  change(statement: string): Promise<void>;
  /** Makes the store unreachable, whatever the browser believes. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Kills the store as a power cut would and restarts it with what is on its disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface FaultyShopOptions extends Omit<ShopOptions, 'port'> {
  /** The store API has another origin than the pages, so each call is cross-origin. */
  readonly apiElsewhere?: boolean;
  /** The journey restarts the shop, so it is not lent to others. */
  readonly isRestarted?: boolean;
}

/** Starts the built server behind a proxy. */
export const startFaultyShop = async (options: FaultyShopOptions = {}): Promise<FaultyShop> => {
  const { apiElsewhere = false, isRestarted: _, env = {}, ...rest } = options;
  return apiElsewhere ? startApart(rest, env) : startTogether(rest, env);
};

const startTogether = async (options: ShopOptions, env: NodeJS.ProcessEnv): Promise<FaultyShop> => {
  const port = await freePort();
  const proxy = await startFaultProxy(`http://127.0.0.1:${port}`, await freePort());
  const settings = { ...options, port, env: { ...env, PUBLIC_URL: proxy.url } };
  const shop = await startShop(settings);
  const restarted: Shop[] = [];
  return {
    ...shopBehindProxy(proxy, shop),
    restart: async () => {
      await (restarted.at(-1) ?? shop).kill();
      const { prepare: _, ...again } = settings;
      restarted.push(await startShop({ ...again, dataDir: shop.dataDir }));
    },
    stop: async () => {
      await proxy.stop();
      await restarted.at(-1)?.stop();
      await shop.stop();
    },
  };
};

/** The members of a shop behind a proxy that don't depend on who starts and stops it. */
export const shopBehindProxy = (proxy: FaultProxy, shop: Shop): Omit<FaultyShop, 'restart' | 'stop'> => ({
  url: proxy.url,
  proxy,
  apiProxy: proxy,
  shop,
  apiUrl: shop.url,
  ledger: () => readLedger(proxy, shop.dataDir),
  change: (statement) => changeDatabase(proxy, shop.dataDir, statement),
  goOffline: proxy.goOffline,
  goOnline: proxy.goOnline,
});

const startApart = async (options: ShopOptions, env: NodeJS.ProcessEnv): Promise<FaultyShop> => {
  const [storePort, pagesPort] = [await freePort(), await freePort()];
  const apiProxy = await startFaultProxy(`http://127.0.0.1:${storePort}`, await freePort());
  const proxy = await startFaultProxy(`http://127.0.0.1:${pagesPort}`, await freePort());
  const shop = await startShop({ ...options, port: storePort, env: { ...env, CORS_ORIGINS: proxy.url } });
  const pages = await startShop({
    port: pagesPort,
    env: { ...env, PUBLIC_URL: proxy.url, API_BASE: `${apiProxy.url}/api` },
  });
  const both = [proxy, apiProxy];
  return {
    url: proxy.url,
    proxy,
    apiProxy,
    shop,
    apiUrl: shop.url,
    ledger: () => readLedger(apiProxy, shop.dataDir),
    change: (statement) => changeDatabase(apiProxy, shop.dataDir, statement),
    goOffline: async () => void (await Promise.all(both.map((it) => it.goOffline()))),
    goOnline: async () => void (await Promise.all(both.map((it) => it.goOnline()))),
    restart: () => Promise.reject(new Error('A store of another origin is not started again.')),
    stop: async () => {
      await Promise.all(both.map((it) => it.stop()));
      await Promise.all([pages.stop(), shop.stop()]);
    },
  };
};

/**
 * Holds every change of a cart at the proxy until the returned function is called. A page that has its store back sends by itself; held, it
 * does not send before a journey has pressed what it is about.
 */
export const holdSending = ({ proxy }: Pick<FaultyShop, 'proxy'>): (() => void) => {
  const { fault, release } = hold('request');
  proxy.when({ method: 'PUT', path: /^\/api\/baskets/, times: 100 }, fault);
  return release;
};
