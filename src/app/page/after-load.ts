// One file to fetch once the page has loaded.
export { watchNavigations } from './navigation.ts';
export { listenForShortcuts } from './shortcuts.ts';
export { watchConnection } from './watch-connection.ts';
