import * as z from 'zod/mini';
import { configurationAddress, PublicConfiguration } from '#contract/configuration.ts';

const keptAs = 'tradecounter-configuration';

const parse = (text: string | null | undefined): PublicConfiguration | null => {
  if (!text) return null;
  try {
    const parsed = z.safeParse(PublicConfiguration, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** What the host wrote into the page; null where it is the bare shell. */
export const configurationOfPage = (document: Document): PublicConfiguration | null =>
  parse(document.getElementById('configuration')?.textContent);

/**
 * The configuration of a bare shell: the one kept from last time, at once, while a newer one is fetched for next
 * time; else the fetched one. Throws when there is none to be had.
 */
export const configurationOfShell = async (storage: Storage | null): Promise<PublicConfiguration> => {
  const kept = parse(storage?.getItem(keptAs));
  const fetched = fetchConfiguration(storage);
  if (kept === null) return fetched;
  fetched.catch(() => undefined);
  return kept;
};

/** Keeps the configuration for the next start, which may be without a network. */
export const saveConfiguration = (storage: Storage | null, configuration: PublicConfiguration): void => {
  try {
    storage?.setItem(keptAs, JSON.stringify(configuration));
  } catch {
    // A full or refused storage only costs a request at the next start.
  }
};

const fetchConfiguration = async (storage: Storage | null): Promise<PublicConfiguration> => {
  const response = await fetch(configurationAddress, { cache: 'no-cache' });
  const configuration = response.ok ? parse(await response.text()) : null;
  if (configuration === null) throw new Error(`The shop has no valid configuration at ${configurationAddress}.`);
  saveConfiguration(storage, configuration);
  return configuration;
};
