// A single chunk, fetched once the page has loaded; a page that shows stored data starts with it.
export { persistAnswers } from '#app/cache/persist-answers.ts';
export { fallAsleep } from '#app/journal/asleep.ts';
export { afterLoad } from '#app/page/after-load.ts';
export { watchSession } from '#app/session/watch.ts';
export { startUpdates } from '#app/update/start-updates.ts';
