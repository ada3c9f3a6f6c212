export { waitingOf } from '#offline/waiting.ts';
export { openJournalDesk } from './journal-desk.ts';
