import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { deviceJournal } from '#offline/journal/device-journal.ts';
import { forgetReceipts, recordedHere } from '#offline/journal/device-receipts.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import { knownPart as known } from '#tests/support/stores/known-part.ts';
import { goodRowOf, type GoodRow } from './pad-row.ts';
import type { PadEvent } from './pad-event.ts';
import { emptyPad, nextPad, savedRows } from './pad-state.ts';
import { openPad } from './pad-store.ts';
import { type AddRows, addBatch, type RowWithReceipt } from './use-add-rows.ts';

const quantities: Readonly<Record<string, number>> = { A: 3, B: 5, C: 7 };

class Died extends Error {}

/** A page that adds its pad to the cart and dies at a step, counted from 0; what it wrote before that is on the device. */
const pageThatDies = async (name: string, stepsLeft: number, refused: string | null) => {
  const journal = createJournal({ store: await deviceJournal() });
  const owner = { storeKey: name, audience: 'guest' as const };
  let left = stepsLeft;
  const step = (): void => {
    if (left === 0) throw new Died();
    left -= 1;
  };
  const events: PadEvent[] = [
    {
      type: 'lines-read',
      at: null,
      lines: Object.entries(quantities).map(([code, quantity], at) => ({
        line: at + 1,
        code,
        quantity: String(quantity),
      })),
    },
  ];
  let state = events.reduce(nextPad, emptyPad);
  const dispatch = (event: PadEvent): void => {
    state = nextPad(state, event);
  };
  const opened = await openPad(owner);
  const save = async () => {
    step();
    const from = await opened.save(savedRows(state));
    step();
    return from;
  };
  dispatch({
    type: 'looked-up',
    outcomes: state.rows.flatMap(({ id, code }) =>
      code === '' ? [] : [{ id, code, lookup: { type: 'found', known: known(code) } }],
    ),
  });
  await opened.save(savedRows(state));
  const handed: RowWithReceipt[] = [];
  const onAdd: AddRows = async (rows) => {
    const taken = new Set<string>();
    for (const row of rows) {
      handed.push(row);
      const { sku } = row.known.part;
      step();
      const { entry } = await journal.append(
        { ...origin, owner: `u-${name}` },
        add(sku.toLowerCase(), row.quantity),
        row.receipt,
      );
      step();
      if (sku === refused) await journal.discard(entry?.id ?? '', row.receipt);
      else taken.add(row.receipt);
      step();
    }
    return taken;
  };
  const run = async (): Promise<void> => {
    const pad = {
      dispatch,
      writeDown: async (event: PadEvent) => {
        dispatch(event);
        return save();
      },
    };
    const rows = state.rows.flatMap((row): GoodRow[] => {
      const good = goodRowOf(row);
      return good === null ? [] : [good];
    });
    await addBatch(pad, rows, onAdd);
    await save();
    await forgetReceipts(handed.map(({ receipt }) => receipt));
  };
  const hasDied = await run().then(
    () => false,
    (error: unknown) => {
      if (error instanceof Died) return true;
      throw error;
    },
  );
  const inCart = (await journal.entries(`u-${name}`)).map(({ input }) => input as { quantity: number });
  const { rows: onPad } = await openPad(owner);
  return { hasDied, inCart: inCart.map(({ quantity }) => quantity), onPad, handed };
};

test.each([
  ['all of them', null],
  ['all but one', 'B'],
])(
  'wherever a page dies that puts rows in the cart, each is in the cart or on the pad, once; the store takes %s [CAT-08] [PWA-06]',
  async (_, refused) => {
    let steps = 0;
    for (let hasDied = true; hasDied; steps += 1) {
      const page = await pageThatDies(`dies-${refused ?? 'none'}-${steps}`, steps, refused);
      ({ hasDied } = page);
      const all = [...page.inCart, ...page.onPad.map(({ quantity }) => Number(quantity))];
      expect(
        all.toSorted((one, other) => one - other),
        `dies at step ${steps}`,
      ).toEqual([3, 5, 7]);
      if (hasDied) continue;
      expect(page.inCart).toEqual(refused === null ? [3, 5, 7] : [3, 7]);
      expect(page.onPad.map(({ receipt }) => receipt)).toEqual(refused === null ? [] : [undefined]);
      expect(await recordedHere(page.handed.map(({ receipt }) => receipt))).toEqual(new Set());
    }
    // Two saves of the pad with two steps each, three lines with three each, and the run that survives.
    expect(steps).toBe(14);
  },
);
