export { deviceJournal } from '#offline/journal/device-journal.ts';
export { knownState } from '#offline/drain/known-state.ts';
