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

/** A shopper at one tab of a browser of any engine. */
export interface Shopper {
  readonly tab: Tab;
  /** Opens an address of the shop and waits until its page is hydrated. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses something by its name, once it stands still and free; a press that the page moves away from is made again. */
  press(role: Wanted['role'], name: string, within?: string): Promise<void>;
  /** Types into a box in place of what it holds, and leaves it. */
  fill(name: string, text: string, nth?: number): Promise<void>;
  /** Waits until something of that name is in sight. */
  sees(role: Wanted['role'], name: string): Promise<void>;
  /** Waits until nothing of that name is. */
  misses(role: Wanted['role'], name: string): Promise<void>;
  /** Waits until the page says so of itself. */
  becomes<In>(check: (input: In) => boolean | Promise<boolean>, input: In): Promise<void>;
  ask<In, Out>(question: (input: In) => Out | Promise<Out>, input: In): Promise<unknown>;
  /** Marks the first sizes of a product with these quantities and presses Add; all of it is recorded then. */
  add(quantities: readonly number[]): Promise<void>;
  /** What the cart on the screen holds, by part number. */
  cartShows(quantities: Readonly<Record<string, number>>): Promise<void>;
  /** What waits on the device, in order. */
  waiting(): Promise<readonly Waiting[]>;
  allSent(): Promise<void>;
  /** Waits until a service worker looks after the page and has all of the shop. */
  workerReady(): Promise<void>;
}

const timeoutMs = 45_000;
/** The longest wait between two attempts at a store that was away is a minute. */
const sentTimeoutMs = 90_000;
const intervalMs = 100;

/** Asks again and again until the answer is there; a page that is being replaced answers nothing. */
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

/** A shopper at a tab of a shop. */
export const shopperAt = (tab: Tab, origin: string): Shopper => {
  const ask: Shopper['ask'] = (question, input) => tab.evaluate(`(${String(question)})(${JSON.stringify(input)})`);
  const eventually = async <T>(what: string, until: () => Promise<T | null>, maxMs = timeoutMs): Promise<T> => {
    try {
      return await untilFound(what, until, maxMs);
    } catch (error) {
      // What the shopper saw instead tells most about a failure.
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
  /** Whether what was just pressed is what was looked for; a page that is being replaced was. */
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
      // A notice that comes meanwhile moves the box away from the pointer.
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
