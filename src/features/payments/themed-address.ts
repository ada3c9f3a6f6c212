/** Whether the dark theme is shown. Reads the document, so only for handlers and effects. */
export const isDarkNow = (): boolean => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
};

/**
 * The URL of a page of this host, such as the sandbox's, with the current theme; any other stays as it is, since it may be
 * signed. Reads the document, so only for handlers and effects.
 */
export const themedAddress = (url: string): string => {
  const address = new URL(url, location.href);
  if (!isDarkNow() || address.origin !== location.origin) return url;
  address.searchParams.set('theme', 'dark');
  return address.href;
};
