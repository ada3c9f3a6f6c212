/** A part number as `variants.skuNormalised` has it: upper case, letters and digits alone. */
export const normalisedCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** As `variants.skuLoose` has it: normalised, and without the leading zeros of any of its numbers. */
export const looseCode = (text: string): string => normalisedCode(text.replaceAll(/(^|[^0-9])0+(?=[0-9])/g, '$1'));

/** How many characters two numbers have in common from their start. */
export const sharedBeginning = (a: string, b: string): number => {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
};

/** Whether what was typed may be the beginning of a part number or barcode: not a mere word. */
export const isCodeLike = (text: string): boolean => {
  const code = normalisedCode(text);
  return code.length >= 3 && (/\d/.test(code) || /^\s*[A-Za-z]+(?:-[A-Za-z]*)+\s*$/.test(text));
};

/** The ways in which a barcode may be written: shops leave out or add the zero in front. */
export const barcodesOf = (code: string): string[] => {
  if (!/^\d{6,14}$/.test(code)) return [];
  const bare = code.replace(/^0+/, '');
  return [...new Set([code, bare, bare.padStart(12, '0'), bare.padStart(13, '0'), bare.padStart(14, '0')])];
};
