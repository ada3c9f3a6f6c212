import { PublicConfiguration } from '#contract/configuration.ts';
import { configurationAddress } from '#contract/features.ts';
import { parseJson } from '#offline/parse-json.ts';
import { configurationKey } from '#offline/storage-names.ts';
import { readStored } from '#shopper/stored.ts';
import { saveConfiguration } from './configuration.ts';

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

/** Stores the host's configuration of now for the next start. */
export const renewConfiguration = (): void => void fetchConfiguration().catch(() => undefined);

const fetchConfiguration = async (): Promise<PublicConfiguration> => {
  const response = await fetch(configurationAddress, { cache: 'no-cache' });
  const configuration = response.ok ? parseJson(PublicConfiguration, await response.text()) : null;
  if (configuration === null) throw new Error(`There is no valid configuration at ${configurationAddress}.`);
  saveConfiguration(configuration);
  return configuration;
};
