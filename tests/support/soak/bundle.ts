import { build } from 'vite';
import type { FaultProxy } from '#tests/support/faults/fault-proxy.ts';
import { root } from '#tests/support/run/step.ts';

/** A path that the worker leaves to the network. */
const path = '/docs/soak.html';

/** Serves a page outside the product that holds nothing but its journal; returns its path. */
export const serveSoakPage = async (proxy: Pick<FaultProxy, 'serve'>): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'tests/support/soak/page.ts', output: { codeSplitting: false } },
    },
  });
  const output = 'output' in built ? built.output : Array.isArray(built) ? built[0]?.output : undefined;
  const script = output?.find((file) => file.type === 'chunk')?.code;
  if (script === undefined) throw new Error('The soak page could not be built.');
  proxy.serve('/soak.js', { type: 'text/javascript', body: script });
  proxy.serve(path, {
    type: 'text/html',
    body: '<!doctype html><title>Soak</title><script type="module" src="/soak.js"></script>',
  });
  return path;
};
