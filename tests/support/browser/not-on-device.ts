/** Runs in the browser: lists what this page has shown that is not stored on the device. */
export const notOnDevice = async (slug: string): Promise<string[]> => {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'));
  const pictures = [...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc);
  const missing: string[] = [];
  for (const address of [...files, ...pictures.filter((address) => address !== '')]) {
    if ((await caches.match(address, { ignoreVary: true })) === undefined) missing.push(address);
  }
  const kept: string[] = [];
  for (const name of await caches.keys()) kept.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
  if (!kept.some((url) => url.includes('/index.html'))) missing.push('the document');
  if (!kept.some((url) => url.includes(`slug=${slug}`))) missing.push('the product');
  if (!(localStorage.getItem('tradecounter-boot') ?? '').includes('store-settings')) missing.push('the settings');
  return missing;
};
