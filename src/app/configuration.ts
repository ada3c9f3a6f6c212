import { configurationAddress, PublicConfiguration } from '#contract/configuration.ts';
import { parseJson } from '#offline/parse-json.ts';
import { configurationKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** What the host wrote into the page; null for the bare shell. */
export const configurationOfPage = (document: Document): PublicConfiguration | null =>
  parseJson(PublicConfiguration, document.getElementById('configuration')?.textContent);

/** Whether this page began with a view that the worker had stored; false for a page that came from the host. */
export const isStoredView = ({ documentElement }: Document): boolean =>
  documentElement.dataset['storedAt'] !== undefined;

/** Whether nothing of the shop is on this device: every page stores its configuration first. */
export const isNewDevice = (storage: Storage | null): boolean =>
  storage !== null && storage.getItem(configurationKey) === null && navigator.serviceWorker?.controller === null;

/**
 * The configuration of a bare shell: the one stored last time, while a newer one is fetched for the next; else the fetched
 * one. Throws where there is neither.
 */
export const configurationOfShell = async (): Promise<PublicConfiguration> => {
  const stored = readStored(PublicConfiguration, configurationKey);
  const fetched = fetchConfiguration();
  if (stored === null) return fetched;
  fetched.catch(() => undefined);
  return stored;
};

/** Stores the configuration for the next start, which may be without a network. Full storage only costs a request then. */
export const saveConfiguration = (configuration: PublicConfiguration): void =>
  void writeStored(configurationKey, configuration);

/** Stores the host's configuration of now for the next start. */
export const renewConfiguration = (): void => void fetchConfiguration().catch(() => undefined);

const fetchConfiguration = async (): Promise<PublicConfiguration> => {
  const response = await fetch(configurationAddress, { cache: 'no-cache' });
  const configuration = response.ok ? parseJson(PublicConfiguration, await response.text()) : null;
  if (configuration === null) throw new Error(`There is no valid configuration at ${configurationAddress}.`);
  saveConfiguration(configuration);
  return configuration;
};
