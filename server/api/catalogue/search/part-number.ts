/** A part number as `variants.skuNormalised` has it: upper case, letters and digits alone. */
export const normalisedCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** As `variants.skuLoose` has it: normalised, and without the leading zeros of any of its numbers. */
export const looseCode = (text: string): string => normalisedCode(text.replaceAll(/(^|[^0-9])0+(?=[0-9])/g, '$1'));

/** Whether what was typed may be the beginning of a part number or barcode: not a mere word. */
export const isCodeLike = (text: string): boolean => {
  const code = normalisedCode(text);
  return code.length >= 3 && (/\d/.test(code) || /^\s*[A-Za-z]+(?:-[A-Za-z]*)+\s*$/.test(text));
};
