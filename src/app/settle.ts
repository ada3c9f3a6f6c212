// A single chunk, fetched once the page has loaded.
export { persistBoot } from '#app/cache/persist-boot.ts';
export { startStandby } from '#app/journal/standby.ts';
export { afterLoad } from '#app/page/after-load.ts';
export { listenForInteraction } from '#app/page/listen-for-interaction.ts';
