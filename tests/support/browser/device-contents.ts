import type { Page } from 'playwright';

/** Everything that a browser stores for an origin, as text: one entry per place and name. */
export type DeviceContents = Readonly<Record<string, string>>;

/** Runs inside a page: what caches, databases and storages of its origin hold, but for the shell's own files, which hold nobody's data and are long. */
export const readOrigin = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  const bodyOf = async (response: Response | undefined): Promise<string> =>
    /json|text|javascript/.test(response?.headers.get('content-type') ?? '') ? ((await response?.text()) ?? '') : '';
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (/\/(?:assets|icons)\//.test(request.url)) continue;
      const response = await cache.match(request, { ignoreVary: true });
      const headers = JSON.stringify([...request.headers, ...(response?.headers ?? [])]);
      found[`cache ${name} ${request.url}`] = `${headers} ${await bodyOf(response)}`;
    }
  }
  /** Decodes bytes as text; other typed arrays hold nothing readable. */
  const readable = (_: string, value: unknown): unknown =>
    value instanceof Uint8Array || value instanceof ArrayBuffer
      ? new TextDecoder().decode(value)
      : ArrayBuffer.isView(value)
        ? ''
        : value;
  const answered = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The database did not answer.')));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      const store = database.transaction(table).objectStore(table);
      const [keys, values] = await Promise.all([answered(store.getAllKeys()), answered<unknown[]>(store.getAll())]);
      for (const [at, key] of keys.entries()) {
        found[`database ${name} ${table} ${JSON.stringify(key)}`] = JSON.stringify(values[at], readable);
      }
    }
    database.close();
  }
  const storages = { localStorage, sessionStorage };
  for (const [name, storage] of Object.entries(storages)) {
    for (const key of Object.keys(storage)) found[`${name} ${key}`] = storage.getItem(key) ?? '';
  }
  return found;
};

/** Reads everything stored for a page's origin: caches, databases, both storages, cookies. */
export const deviceContents = async (page: Page): Promise<DeviceContents> => {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(readOrigin);
  return { ...kept, ...Object.fromEntries(cookies.map(({ name, value }) => [`cookie ${name}`, value])) };
};

/** Where on the device any of these texts stands, a line for each. */
export const findOnDevice = (contents: DeviceContents, texts: readonly string[]): string[] =>
  Object.entries(contents).flatMap(([place, content]) =>
    texts.filter((text) => `${place} ${content}`.includes(text)).map((text) => `${text} in ${place}`),
  );

/** The addresses held by the caches whose name starts with `cache`. */
export const cachedAddressesIn = (contents: DeviceContents, cache: string): string[] =>
  Object.keys(contents)
    .filter((place) => place.startsWith(`cache ${cache}`))
    .map((place) => place.slice(place.lastIndexOf(' ') + 1));
