/** Whether the dark theme is shown. Reads the document, so only for handlers and effects. */
export const isDarkNow = (): boolean => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
};

/** A provider's URL with the current theme. Reads the document, so only for handlers and effects. */
export const themedAddress = (url: string): string => {
  if (!isDarkNow()) return url;
  const address = new URL(url, location.href);
  address.searchParams.set('theme', 'dark');
  return address.href;
};
