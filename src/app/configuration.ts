import { configurationAddress, PublicConfiguration } from '#contract/configuration.ts';
import { parseJson } from '#offline/parse-json.ts';
import { configurationKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

/** The configuration that the host wrote into the page; null for the bare shell. */
export const configurationOfPage = (document: Document): PublicConfiguration | null =>
  parseJson(PublicConfiguration, document.getElementById('configuration')?.textContent);

/** Whether this page started from a view stored by the worker; false for a page that came from the host. */
export const isStoredView = ({ documentElement }: Document): boolean =>
  documentElement.dataset['storedAt'] !== undefined;

/**
 * The configuration for a bare shell: the stored one, while a newer one is fetched for the next start; otherwise the fetched
 * one. Throws if there is neither.
 */
export const configurationOfShell = async (): Promise<PublicConfiguration> => {
  const stored = readStored(PublicConfiguration, configurationKey);
  const fetched = fetchConfiguration();
  if (stored === null) return fetched;
  fetched.catch(() => undefined);
  return stored;
};

/** Stores the configuration for the next start, which may be offline. If storage is full, that start only needs one more request. */
export const saveConfiguration = (configuration: PublicConfiguration): void =>
  void writeStored(configurationKey, configuration);

/** Stores the host's current configuration for the next start. */
export const renewConfiguration = (): void => void fetchConfiguration().catch(() => undefined);

const fetchConfiguration = async (): Promise<PublicConfiguration> => {
  const response = await fetch(configurationAddress, { cache: 'no-cache' });
  const configuration = response.ok ? parseJson(PublicConfiguration, await response.text()) : null;
  if (configuration === null) throw new Error(`There is no valid configuration at ${configurationAddress}.`);
  saveConfiguration(configuration);
  return configuration;
};
