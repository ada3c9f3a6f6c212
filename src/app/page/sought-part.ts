import { sizesHash } from '#shopper/shown/sizes-hash.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The row of the part that the address names (`#FX-HB-M10`), in the list that is shown; null where there is none. */
const findRow = (): HTMLElement | null => {
  const part = decoded(location.hash.slice(1));
  if (part === '') return null;
  const found = [...document.querySelectorAll<HTMLElement>('main [data-part]')].find(
    ({ dataset, offsetParent }) => dataset['part'] === part && offsetParent !== null,
  );
  return found?.closest<HTMLElement>('tr, li') ?? null;
};

/** Brings the sizes that were asked for into sight, with the focus on the quantity of the first; false where none are. */
const showSizes = (): boolean => {
  if (location.hash !== `#${sizesHash}`) return false;
  const first = [...document.querySelectorAll<HTMLElement>('main [data-part] input')].find(
    ({ offsetParent }) => offsetParent !== null,
  );
  document.getElementById(sizesHash)?.scrollIntoView();
  first?.focus({ preventScroll: true });
  return first !== undefined;
};

/** Marks that row, brings it into sight and puts the focus on its quantity, or shows the sizes that were asked for; false where there are none. */
export const showSoughtPart = (): boolean => {
  const row = findRow();
  if (row === null) return showSizes();
  for (const before of document.querySelectorAll('main [data-sought]')) before.removeAttribute('data-sought');
  row.dataset['sought'] = '';
  row.scrollIntoView({ block: 'center' });
  row.querySelector('input')?.focus({ preventScroll: true });
  return true;
};

/** Puts the focus on the quantity of the part whose whole number was searched for; false where there is none. */
export const focusExactPart = (): boolean => {
  const quantity = document.querySelector<HTMLElement>('main [data-exact] input');
  quantity?.focus();
  return quantity !== null;
};
