import { sizesHash } from '#shopper/shown/sizes-hash.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The visible row of the part that the URL names (`#FX-HB-M10`); null if there is none. */
const findRow = (): HTMLElement | null => {
  const part = decoded(location.hash.slice(1));
  if (part === '') return null;
  const found = [...document.querySelectorAll<HTMLElement>('main [data-part]')].find(
    ({ dataset, offsetParent }) => dataset['part'] === part && offsetParent !== null,
  );
  return found?.closest<HTMLElement>('tr, li') ?? null;
};

/** Scrolls to the sizes if the URL asks for them, and focuses the first quantity; false if it doesn't or there are none. */
const showSizes = (): boolean => {
  if (location.hash !== `#${sizesHash}`) return false;
  const first = [...document.querySelectorAll<HTMLElement>('main [data-part] input')].find(
    ({ offsetParent }) => offsetParent !== null,
  );
  document.getElementById(sizesHash)?.scrollIntoView();
  first?.focus({ preventScroll: true });
  return first !== undefined;
};

/** Marks that row, scrolls to it and focuses its quantity, or else shows the sizes that the URL asks for; false if there are none. */
export const showSoughtPart = (): boolean => {
  const row = findRow();
  if (row === null) return showSizes();
  for (const before of document.querySelectorAll('main [data-sought]')) before.removeAttribute('data-sought');
  row.dataset['sought'] = '';
  row.scrollIntoView({ block: 'center' });
  row.querySelector('input')?.focus({ preventScroll: true });
  return true;
};

/** Focuses the quantity of the part whose complete number was searched for; false if there is none. */
export const focusExactPart = (): boolean => {
  const quantity = document.querySelector<HTMLElement>('main [data-exact] input');
  quantity?.focus();
  return quantity !== null;
};
