// A single chunk, fetched once somebody uses the page; a page that shows the device's data starts with it.
export { persistAnswers } from '#app/cache/persist-answers.ts';
export { watchPage } from '#app/page/watch-page.ts';
export { watchSession } from '#app/session/watch.ts';
export { startUpdates } from '#app/update/start-updates.ts';
