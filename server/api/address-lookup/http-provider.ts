import * as z from 'zod';
import { type FoundAddress, maxFoundAddresses } from '#contract/address-lookup.ts';
import { maxLineLength } from '#contract/primitives.ts';
import { type AddressProvider, type Postcode, ProviderFailed } from './provider.ts';

/** How to ask a provider over HTTP, and where its answer holds the addresses. */
export interface HttpProviderSettings {
  /** Contains `{postalCode}`, and `{countryCode}` and `{key}` where the provider expects them. */
  readonly url: string;
  /** A value may contain `{key}`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The field that holds the list of addresses; without it the whole answer is the list. */
  readonly list?: string | undefined;
  /** The provider's field names for each part of an address; values of several fields are joined by commas. */
  readonly fields: Readonly<Partial<Record<keyof FoundAddress, readonly string[] | undefined>>>;
}

interface Limits {
  readonly timeoutMs: number;
  /** Concurrent requests, limited so that a slow provider never ties up the whole store. */
  readonly maxConcurrent: number;
  readonly maxBytes: number;
}

const usual: Limits = { timeoutMs: 4000, maxConcurrent: 4, maxBytes: 512 * 1024 };

/** A provider that answers a GET with JSON. */
export const httpProvider = (
  settings: HttpProviderSettings,
  key: string | null,
  limits: Partial<Limits> = {},
): AddressProvider => {
  const { timeoutMs, maxConcurrent, maxBytes } = { ...usual, ...limits };
  let asking = 0;
  return {
    isSample: false,
    async find(postcode) {
      if (asking >= maxConcurrent) throw new ProviderFailed('too many lookups wait for the provider');
      asking += 1;
      try {
        const text = await ask(requestOf(settings, postcode, key), AbortSignal.timeout(timeoutMs), maxBytes);
        return text === null ? [] : addressesIn(text, settings);
      } finally {
        asking -= 1;
      }
    },
  };
};

const requestOf = ({ url, headers = {} }: HttpProviderSettings, postcode: Postcode, key: string | null) => {
  const parts: Readonly<Record<string, string>> = { ...postcode, key: key ?? '' };
  const filled = (text: string, write: (part: string) => string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(parts, name) ? write(parts[name] ?? '') : whole,
    );
  return {
    url: filled(url, encodeURIComponent),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value, String)])),
  };
};

/** Returns the body of the answer, or null if the provider doesn't know the postcode. */
const ask = async (
  { url, headers }: ReturnType<typeof requestOf>,
  signal: AbortSignal,
  maxBytes: number,
): Promise<string | null> => {
  try {
    // Following a redirect could send the key to a third party.
    const answer = await fetch(url, { headers: { Accept: 'application/json', ...headers }, redirect: 'error', signal });
    if (answer.ok) return await textOf(answer, maxBytes);
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw new ProviderFailed(`the provider answered ${answer.status}`);
  } catch (error) {
    if (error instanceof ProviderFailed) throw error;
    if (signal.aborted) throw new ProviderFailed('the provider was too slow');
    // The error message of `fetch` may quote the URL with its key.
    throw new ProviderFailed('the provider could not be reached');
  }
};

const textOf = async (answer: Response, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = answer.body ?? [];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ProviderFailed('the answer of the provider is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

const Entries = z.array(z.record(z.string(), z.unknown()));

const addressesIn = (text: string, { list, fields }: HttpProviderSettings): FoundAddress[] => {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ProviderFailed('the answer of the provider is no JSON');
  }
  const entries = Entries.safeParse(
    list === undefined ? answer : z.record(z.string(), z.unknown()).safeParse(answer).data?.[list],
  );
  if (!entries.success) throw new ProviderFailed('the answer of the provider has no list of addresses');
  return entries.data.slice(0, maxFoundAddresses).flatMap((entry) => {
    const read = (name: keyof FoundAddress): string =>
      (fields[name] ?? [])
        .map((field) => entry[field])
        .filter((value) => typeof value === 'string' && value.trim() !== '')
        .join(', ')
        .trim()
        .slice(0, maxLineLength);
    const [addressLine1, city] = [read('addressLine1'), read('city')];
    // An address without these two can't fill in a form.
    if (addressLine1 === '' || city === '') return [];
    const optional = (name: 'companyName' | 'addressLine2' | 'county') => read(name) || null;
    return {
      companyName: optional('companyName'),
      addressLine1,
      addressLine2: optional('addressLine2'),
      city,
      county: optional('county'),
    };
  });
};
