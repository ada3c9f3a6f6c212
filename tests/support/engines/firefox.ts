import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { desk } from '#tests/support/browser/screens.ts';
import { type Bidi, openBidi } from './bidi.ts';
import type { Engine, Found, Tab } from './engine.ts';
import { clickActions, keyActions, keyCodes } from './pointer.ts';
import { firstVersion, startProgram } from './program.ts';

/** After a crash, restores no tabs and asks no question about safe mode. */
const preferences = {
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
};

const Opened = z.object({ context: z.string() });
const Evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.optional(z.string()) }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** Firefox, driven over WebDriver BiDi. */
export const findFirefox = async (): Promise<Found> => {
  const found = await firstVersion([process.env['FIREFOX_PATH'] ?? 'firefox-esr', 'firefox-esr', 'firefox']);
  if (found === null) {
    return {
      missing: 'Firefox is not installed, or FIREFOX_PATH does not start.',
      install: 'apt-get install firefox-esr',
    };
  }
  return { version: found.version.replace(/^Mozilla /, ''), engine: engineAt(found.path) };
};

const engineAt = (path: string): Engine => ({
  async start(profile) {
    writeFileSync(
      join(profile, 'user.js'),
      Object.entries(preferences)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
        .join(''),
    );
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
    const program = startProgram(path, args, { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' });
    const bidi = await openBidi(await program.says(/WebDriver BiDi listening on (ws:\S+)/));
    return {
      newTab: async () => {
        const { context } = Opened.parse(await bidi.send('browsingContext.create', { type: 'tab' }));
        await bidi.send('browsingContext.setViewport', { context, viewport: desk });
        return tabOf(bidi, context);
      },
      kill: async () => {
        bidi.close();
        await program.kill();
      },
      close: async () => {
        await bidi.send('browser.close').catch(() => undefined);
        bidi.close();
        await program.ended();
      },
    };
  },
});

const tabOf = (bidi: Bidi, context: string): Tab => {
  const act = async (actions: object[]): Promise<void> => {
    await bidi.send('browsingContext.activate', { context });
    await bidi.send('input.performActions', { context, actions });
  };
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    runAtStart: async (script) => {
      const functionDeclaration = `() => {${script}}`;
      await bidi.send('script.addPreloadScript', { functionDeclaration, contexts: [context] });
    },
    async evaluate(expression) {
      const evaluated = Evaluated.parse(
        await bidi.send('script.evaluate', {
          expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
          target: { context },
          awaitPromise: true,
        }),
      );
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return JSON.parse(evaluated.result.value ?? 'null') as unknown;
    },
    click: (at) => act(clickActions(at)),
    type: (text) => act(keyActions(Array.from(text))),
    press: (key) => act(keyActions([keyCodes[key]])),
    selectAll: () => act(keyActions(['a'], [keyCodes.Control])),
    close: async () => void (await bidi.send('browsingContext.close', { context })),
  };
};
