import { deviceJournal } from './device-journal.ts';
import { recordedOf, removeReceipts } from './receipts.ts';

/** Those of the ids under which this device's journal has recorded a change. */
export const recordedHere = async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
  recordedOf(await deviceJournal(), ids);

/** Forgets receipts that nobody will ask for again. */
export const forgetReceipts = async (ids: readonly string[]): Promise<void> =>
  (await deviceJournal()).write((tx) => removeReceipts(tx, ids));
