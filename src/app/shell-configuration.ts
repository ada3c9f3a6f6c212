import { PublicConfiguration } from '#contract/configuration.ts';
import { configurationAddress } from '#contract/features.ts';
import { parseJson } from '#offline/parse-json.ts';
import { configurationKey } from '#offline/storage-names.ts';
import { readStored } from '#shopper/stored.ts';
import { saveConfiguration } from './page-configuration.ts';

/**
 * The configuration of a bare shell: the stored one, while a newer one is fetched for the next start; otherwise the fetched
 * one. Throws if there is neither.
 */
export const configurationOfShell = async (): Promise<PublicConfiguration> => {
  const stored = readStored(PublicConfiguration, configurationKey);
  const fetched = fetchConfiguration();
  if (stored === null) return fetched;
  fetched.catch(() => undefined);
  return stored;
};

/** Fetches the host's current configuration and stores it for the next start. */
export const renewConfiguration = (): void => void fetchConfiguration().catch(() => undefined);

const fetchConfiguration = async (): Promise<PublicConfiguration> => {
  const response = await fetch(configurationAddress, { cache: 'no-cache' });
  const configuration = response.ok ? parseJson(PublicConfiguration, await response.text()) : null;
  if (configuration === null) throw new Error(`There is no valid configuration at ${configurationAddress}.`);
  saveConfiguration(configuration);
  return configuration;
};
