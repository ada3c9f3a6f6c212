import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NextBuild } from './next-build.ts';
import { type Shop, startShop } from './shop.ts';

/** A shop whose pages can be put in place of one another at once, over a store that goes on. */
export interface DeployedShop {
  /** Origin without a slash at its end. */
  readonly url: string;
  /** Serves a build from now on; that of the repository unless given. */
  deploy(build?: NextBuild, env?: NodeJS.ProcessEnv): Promise<void>;
  /** The host does not answer any more, or does again. */
  setDown(isDown: boolean): void;
  stop(): Promise<void>;
}

/** What the store answers itself; all else is the pages'. */
const isOfStore = /^\/(?:api|sandbox)(?:\/|$)/;

/** Starts a store and, in front of it, the pages of the repository's build. */
export const startDeployedShop = async (): Promise<DeployedShop> => {
  const hosts = new Map<string, Shop>();
  const serving: { store?: Shop; pages?: Shop } = {};
  let isDown = false;
  const front = createServer((asked, answer) => {
    const target = isOfStore.test(asked.url ?? '') ? serving.store : serving.pages;
    if (target === undefined || isDown) return void asked.destroy();
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
    stop: async () => {
      front.closeAllConnections();
      front.close();
      await Promise.all([...hosts.values()].filter((one) => one !== store).map((one) => one.stop()));
      await store.stop();
    },
  };
};
