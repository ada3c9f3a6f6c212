export { deviceJournal } from '#offline/device-journal.ts';
export { knownState } from '#offline/known-state.ts';
