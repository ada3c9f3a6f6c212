import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { freePort } from '#tests/support/browser/free-port.ts';
import { root } from '#tests/support/run/step.ts';
import type { Engine, Found, Tab } from './engine.ts';
import { clickActions, keyActions, keyCodes } from './pointer.ts';
import { type Program, startProgram } from './program.ts';
import { openWebDriver, type WebDriver } from './webdriver.ts';

const install = 'apt-get install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1';
const python = '/usr/bin/python3';
const browser = join(root, 'tests/support/engines/webkit-browser.py');

const printVersion = `
import gi
gi.require_version('WebKit2', '4.1')
from gi.repository import WebKit2 as w
print(w.get_major_version(), w.get_minor_version(), w.get_micro_version(), sep='.')`;

const printed = async (command: string, args: readonly string[]): Promise<string | null> => {
  try {
    return (await promisify(execFile)(command, [...args])).stdout.trim();
  } catch {
    return null;
  }
};

/** WebKitGTK, driven over WebDriver, in a browser of our own that keeps its profile. */
export const findWebKit = async (): Promise<Found> => {
  for (const program of ['WebKitWebDriver', 'Xvfb']) {
    if ((await printed('which', [program])) === null) return { missing: `${program} is not installed.`, install };
  }
  const version = await printed(python, ['-c', printVersion]);
  if (version === null) return { missing: 'WebKitGTK can’t be started from Python.', install };
  return { version: `WebKitGTK ${version}`, engine };
};

const engine: Engine = {
  async start(profile) {
    const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
    const display = await screen.says(/^(\d+)$/m);
    const port = await freePort();
    const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${display}`,
      HOME: profile,
      BROWSER_PROFILE: profile,
    });
    const session = await openWebDriver(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: python, args: [browser] },
    });
    const end = async (programs: readonly Program[]): Promise<void> => {
      await Promise.all(programs.map((program) => program.kill()));
    };
    let isFirst = true;
    return {
      newTab: async () => {
        const handle = await session.newTab(isFirst);
        isFirst = false;
        return tabOf(session, handle);
      },
      kill: () => end([driver, screen]),
      close: async () => {
        await session.end().catch(() => undefined);
        await end([driver, screen]);
      },
    };
  },
};

const tabOf = (session: WebDriver, handle: string): Tab => {
  const post = (path: string, body: object) => session.send(handle, 'POST', path, body);
  const act = async (actions: object[]): Promise<void> => void (await post('/actions', { actions }));
  return {
    goto: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh', {})),
    // Classic WebDriver has no such command.
    runAtStart: null,
    evaluate: async (expression) => {
      const script = `const done = arguments[0];
        (async () => ({ json: JSON.stringify(await (${expression})) ?? 'null' }))()
          .catch((error) => ({ error: String(error) })).then(done);`;
      const { json, error } = Evaluated.parse(await post('/execute/async', { script, args: [] }));
      if (error !== undefined) throw new Error(error);
      return JSON.parse(json ?? 'null') as unknown;
    },
    click: (at) => act(clickActions(at)),
    type: (text) => act(keyActions(Array.from(text))),
    press: (key) => act(keyActions([keyCodes[key]])),
    selectAll: () => act(keyActions(['a'], [keyCodes.Control])),
    close: async () => void (await session.send(handle, 'DELETE', '/window')),
  };
};

const Evaluated = z.object({ json: z.optional(z.string()), error: z.optional(z.string()) });
