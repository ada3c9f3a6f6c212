import type { PublicConfiguration } from '#contract/configuration.ts';
import { configurationKey } from '#offline/storage-names.ts';
import { writeStored } from '#shopper/stored.ts';

/** The configuration that the host wrote into the page; null for the bare shell. */
export const configurationOfPage = (document: Document): PublicConfiguration | null => {
  const text = document.getElementById('configuration')?.textContent ?? '';
  // Not validated: the host of the same build wrote it into this document, and had validated it.
  return text === '' ? null : (JSON.parse(text) as PublicConfiguration);
};

/** Whether this page started from a view stored by the worker; false for a page that came from the host. */
export const isStoredView = ({ documentElement }: Document): boolean =>
  documentElement.dataset['storedAt'] !== undefined;

/** Whether this device holds nothing of the shop: every page stores its configuration first. */
export const isNewDevice = (storage: Storage | null): boolean =>
  storage !== null && storage.getItem(configurationKey) === null && navigator.serviceWorker?.controller === null;

/** Stores the configuration for the next start, which may be offline. If storage is full, that start only needs one more request. */
export const saveConfiguration = (configuration: PublicConfiguration): void =>
  void writeStored(configurationKey, configuration);
