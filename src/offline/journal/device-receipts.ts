import { deviceJournal } from './device-journal.ts';
import { recordedOf, removeReceipts } from './receipts.ts';

/** The ids under which this device's journal has recorded a change. */
export const recordedHere = async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
  recordedOf(await deviceJournal(), ids);

/** Deletes receipts that will not be looked up again. */
export const forgetReceipts = async (ids: readonly string[]): Promise<void> =>
  (await deviceJournal()).write((tx) => removeReceipts(tx, ids));
