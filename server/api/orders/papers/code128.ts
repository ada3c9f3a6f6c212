/** Widths of bar, space, bar, space, bar, space for each value of Code 128; the last entry is the stop symbol, with one more bar. */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;
const stop = 106;

/**
 * Encodes a text as Code 128: the widths of alternating bars and spaces in modules, starting with a bar; null if the text has
 * a character that the code lacks. Four digits or more in a row take half the space (set C).
 */
export const code128 = (text: string): readonly number[] | null => {
  if (!/^[\u0020-\u007e]+$/.test(text)) return null;
  const values = valuesOf(text);
  const sum = values.reduce((total, value, index) => total + value * Math.max(1, index), 0);
  return [...values, sum % 103, stop].flatMap((value) => Array.from(patterns[value] ?? '', Number));
};

const valuesOf = (text: string): number[] => {
  const values: number[] = [];
  let isC = false;
  const parts = text.match(/(?:\d{2}){2,}|[^\d]+|\d/g) ?? [];
  for (const [index, part] of parts.entries()) {
    const wantsC = /^(?:\d{2}){2,}$/.test(part);
    if (index === 0) values.push(wantsC ? startC : startB);
    else if (wantsC !== isC) values.push(wantsC ? toC : toB);
    isC = wantsC;
    const signs = wantsC
      ? (part.match(/\d{2}/g) ?? []).map(Number)
      : Array.from(part, (sign) => sign.charCodeAt(0) - 32);
    values.push(...signs);
  }
  return values;
};
