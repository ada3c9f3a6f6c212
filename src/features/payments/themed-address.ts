/** A provider's URL with the current theme. Reads the document, so only for handlers and effects. */
export const themedAddress = (url: string): string => {
  const chosen = document.documentElement.dataset['theme'];
  const isDark = chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  if (!isDark) return url;
  const address = new URL(url, location.href);
  address.searchParams.set('theme', 'dark');
  return address.href;
};
