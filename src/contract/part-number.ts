/** A part number as stored in `variants.skuNormalised`: upper case, letters and digits only. */
export const normalisedCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** As stored in `variants.skuLoose`: normalised, and without leading zeros in any of its numbers. */
export const looseCode = (text: string): string => normalisedCode(text.replaceAll(/(^|[^0-9])0+(?=[0-9])/g, '$1'));

/** The length of the common prefix of two part numbers. */
export const sharedBeginning = (a: string, b: string): number => {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
};

/** Whether the typed text may be the beginning of a part number or barcode rather than a plain word. */
export const isCodeLike = (text: string): boolean => {
  const code = normalisedCode(text);
  return code.length >= 3 && (/\d/.test(code) || /^\s*[A-Za-z]+(?:-[A-Za-z]*)+\s*$/.test(text));
};

/** All spellings of a barcode: shops omit or add leading zeros. */
export const barcodesOf = (code: string): string[] => {
  if (!/^\d{6,14}$/.test(code)) return [];
  const bare = code.replace(/^0+/, '');
  return [...new Set([code, bare, bare.padStart(12, '0'), bare.padStart(13, '0'), bare.padStart(14, '0')])];
};
