import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextBuild } from './next-build.ts';
import { type Shop, startShop } from './shop.ts';

/** A shop whose pages can be switched to another build at once while its store keeps running. */
export interface DeployedShop {
  /** The origin, without a trailing slash. */
  readonly url: string;
  /** Serves a build from now on; the repository's own by default. */
  deploy(build?: NextBuild, env?: NodeJS.ProcessEnv): Promise<void>;
  /** Makes the host unreachable, or reachable again. */
  setDown(isDown: boolean): void;
  /** Makes only the store API unreachable, or reachable again. */
  setStoreDown(isDown: boolean): void;
  stop(): Promise<void>;
}

/** Paths that the store answers itself; the page server answers all others. */
const isOfStore = /^\/(?:api|sandbox)(?:\/|$)/;

/** Starts a store and, in front of it, a page server with the repository's build. */
export const startDeployedShop = async (): Promise<DeployedShop> => {
  const hosts = new Map<string, Shop>();
  const serving: { store?: Shop; pages?: Shop } = {};
  let isDown = false;
  let isStoreDown = false;
  const front = createServer((asked, answer) => {
    const isForStore = isOfStore.test(asked.url ?? '');
    const target = isForStore ? serving.store : serving.pages;
    if (target === undefined || isDown || (isForStore && isStoreDown)) return void asked.destroy();
    const passed = request(
      `${target.url}${asked.url ?? '/'}`,
      { method: asked.method, headers: asked.headers },
      (come) => {
        answer.writeHead(come.statusCode ?? 502, come.headers);
        come.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  // It listens on a port, not on a pipe.
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const publicly = { PUBLIC_URL: url };
  const store = await startShop({ env: publicly, isShortLived: true });
  serving.store = store;
  const { dataDir } = store;

  // Where nothing is asked of them, the pages of the repository's build come from the store itself.
  const keyOf = (build?: NextBuild, env: NodeJS.ProcessEnv = {}): string => JSON.stringify([build?.id, env]);
  hosts.set(keyOf(), store);
  const deploy: DeployedShop['deploy'] = async (build, env = {}) => {
    const key = keyOf(build, env);
    const pages =
      hosts.get(key) ??
      (await startShop({
        isShortLived: true,
        dataDir,
        env: { ...publicly, API_BASE: `${url}/api`, ...env },
        ...(build === undefined ? {} : { servedFrom: build.folder }),
      }));
    hosts.set(key, pages);
    serving.pages = pages;
  };
  await deploy();
  return {
    url,
    deploy,
    setDown: (isIt) => {
      isDown = isIt;
      if (isIt) front.closeAllConnections();
    },
    setStoreDown: (isIt) => {
      isStoreDown = isIt;
    },
    stop: async () => {
      front.closeAllConnections();
      front.close();
      await Promise.all([...hosts.values()].filter((one) => one !== store).map((one) => one.stop()));
      await store.stop();
    },
  };
};
