import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { readJournalTable, Waiting } from '#tests/support/stores/at-the-counter.ts';
import { builtAssets } from '#tests/support/browser/shell-files.ts';
import type { Tab } from './engine.ts';
import { awaitWorker, guardPress, hasLanded, isHydrated, linesOf, readScreen, sight, type Wanted } from './in-page.ts';

const Sighting = z.nullable(
  z.object({ x: z.number(), y: z.number(), value: z.string(), isFocused: z.boolean(), isFree: z.boolean() }),
);
const Lines = z.record(z.string(), z.number());

/** A shopper at one tab of a browser, whatever its engine. */
export interface Shopper {
  readonly tab: Tab;
  /** Opens an address of the shop and waits until its page is hydrated. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses an element by its name, once it is still and uncovered; retries if the page moves away from under the press. */
  press(role: Wanted['role'], name: string, within?: string): Promise<void>;
  /** Replaces the text in a box, then leaves it. */
  fill(name: string, text: string, nth?: number): Promise<void>;
  /** Waits until something with that name is visible. */
  sees(role: Wanted['role'], name: string): Promise<void>;
  /** Waits until nothing with that name is visible. */
  misses(role: Wanted['role'], name: string): Promise<void>;
  /** Waits until `check`, run in the page, is true. */
  becomes<In>(check: (input: In) => boolean | Promise<boolean>, input: In): Promise<void>;
  ask<In, Out>(question: (input: In) => Out | Promise<Out>, input: In): Promise<unknown>;
  /** Types these quantities for the first sizes of a product, presses Add, and waits until the journal has recorded it. */
  add(quantities: readonly number[]): Promise<void>;
  /** Waits until the cart on the screen shows these quantities, by part number. */
  cartShows(quantities: Readonly<Record<string, number>>): Promise<void>;
  /** The changes that wait on the device, in order. */
  waiting(): Promise<readonly Waiting[]>;
  /** Waits until an attempt to send a change has failed. */
  failsToSend(): Promise<void>;
  allSent(): Promise<void>;
  /** Waits until a service worker controls the page and has cached the whole shop. */
  workerReady(): Promise<void>;
}

const timeoutMs = 45_000;
/** Attempts to reach an unreachable store are at most a minute apart. */
const sentTimeoutMs = 90_000;
const intervalMs = 100;

/** Asks repeatedly until there is an answer; a page that is being replaced gives none. */
const untilFound = async <T>(what: string, ask: () => Promise<T | null>, maxMs: number): Promise<T> => {
  const giveUpAt = Date.now() + maxMs;
  let last: unknown = 'not so';
  for (;;) {
    try {
      const found = await ask();
      if (found !== null) return found;
      last = 'not so';
    } catch (error) {
      last = error;
    }
    if (Date.now() > giveUpAt) throw new Error(`${what}: ${last instanceof Error ? last.message : String(last)}`);
    await wait(intervalMs);
  }
};

/** A shopper at a tab that shows a shop. */
export const shopperAt = (tab: Tab, origin: string): Shopper => {
  const ask: Shopper['ask'] = (question, input) => tab.evaluate(`(${String(question)})(${JSON.stringify(input)})`);
  const eventually = async <T>(what: string, until: () => Promise<T | null>, maxMs = timeoutMs): Promise<T> => {
    try {
      return await untilFound(what, until, maxMs);
    } catch (error) {
      // What the shopper saw instead explains a failure best.
      const seen = await ask(readScreen, null).catch(() => 'nothing');
      const waits = await ask(readJournalTable, { table: 'entries' }).catch(() => 'unknown');
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`${said}\non the screen: ${String(seen)}\nwaiting: ${JSON.stringify(waits)}`, { cause: error });
    }
  };
  const look = async (wanted: Wanted) => Sighting.parse(await ask(sight, wanted));
  const free = (wanted: Wanted) =>
    eventually(`${wanted.role} ${wanted.name}`, async () => {
      const seen = await look(wanted);
      return seen?.isFree === true ? seen : null;
    });
  const becomes: Shopper['becomes'] = async (check, input) =>
    void (await eventually(String(check), async () => ((await ask(check, input)) === true ? true : null)));
  /** Whether the press landed on what was looked for; a page that is being replaced counts as landed. */
  const landed = () =>
    untilFound('the page takes note of the press', async () => ask(hasLanded, null).catch(() => true), timeoutMs);
  const hydrated = () => becomes(isHydrated, null);
  const shopper: Shopper = {
    tab,
    ask,
    becomes,
    open: async (path) => {
      await tab.goto(`${origin}${path}`);
      await hydrated();
    },
    reload: async () => {
      await tab.reload();
      await hydrated();
    },
    press: async (role, name, within = ':root') => {
      await eventually(`a press on ${role} ${name}`, async () => {
        const at = await free({ role, name, nth: 0, within });
        await ask(guardPress, null);
        await tab.click(at);
        return (await landed()) ? true : null;
      });
    },
    fill: async (name, text, nth = 0) => {
      const wanted = { role: 'textbox', name, nth } as const;
      // A notice that appears meanwhile moves the box away from the pointer.
      await eventually(`${name} has the focus`, async () => {
        await tab.click(await free(wanted));
        return (await look(wanted))?.isFocused === true ? true : null;
      });
      await tab.selectAll();
      await tab.type(text);
      await eventually(`${name} holds ${text}`, async () => {
        const value = (await look(wanted))?.value;
        if (value === text) return true;
        throw new Error(`it holds ${value ?? 'nothing'}`);
      });
      await tab.press('Tab');
    },
    sees: async (role, name) => void (await free({ role, name, nth: 0 })),
    misses: async (role, name) =>
      void (await eventually(`no ${role} ${name}`, async () =>
        (await look({ role, name, nth: 0 })) === null ? true : null,
      )),
    add: async (quantities) => {
      for (const [row, quantity] of quantities.entries()) await shopper.fill('^Quantity, ', String(quantity), row);
      const journal = async () =>
        JSON.stringify([
          await ask(readJournalTable, { table: 'entries' }),
          await ask(readJournalTable, { table: 'log' }),
        ]);
      const before = await journal();
      await shopper.press('button', String.raw`^Add( \d+ lines)? to cart$`);
      await eventually('the journal takes note', async () => ((await journal()) === before ? null : true));
    },
    cartShows: async (quantities) => {
      const wanted = JSON.stringify(quantities);
      await eventually(`the cart shows ${wanted}`, async () => {
        const shown = JSON.stringify(Lines.parse(await ask(linesOf, Object.keys(quantities))));
        if (shown === wanted) return true;
        throw new Error(`it shows ${shown}`);
      });
    },
    waiting: async () => z.array(Waiting).parse(await ask(readJournalTable, { table: 'entries' })),
    failsToSend: async () =>
      void (await eventually('an attempt to send has failed', async () => {
        const waiting = await shopper.waiting();
        return waiting.some(({ state, attempts }) => state === 'waiting' && attempts > 0) ? true : null;
      })),
    allSent: async () => {
      const isSent = async () => {
        const waiting = await shopper.waiting();
        if (waiting.length === 0) return true;
        throw new Error(waiting.map(({ name, state }) => `${name} ${state}`).join(', '));
      };
      await eventually('all is sent', isSent, sentTimeoutMs);
    },
    workerReady: () => becomes(awaitWorker, builtAssets().length),
  };
  return shopper;
};
