import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type PdfFile from 'pdfkit';
import { findStoreFile } from '#server/db/store-files.ts';

/** The shop's own typefaces: text, bold text, narrow headings, and part numbers. */
export type Face = 'text' | 'strong' | 'head' | 'code';

type Pdf = InstanceType<typeof PdfFile>;

/** The characters of each font file in every face, as subset by tools/fonts/make-fonts.ts. */
const scripts = {
  latin: /[\u0020-\u007e\u00a0-\u00ff‘’“”–—…•€™−]/u,
  'latin-ext': /[\u0100-\u017fȘșȚțẞ]/u,
  greek: /[\u0384-\u03ce]/u,
  cyrillic: /[\u0400-\u045fҐґ№]/u,
};
type Script = keyof typeof scripts;

const typefaces: Readonly<Record<Script, string>> = {
  latin: 'archivo',
  'latin-ext': 'archivo',
  greek: 'noto-sans',
  cyrillic: 'noto-sans',
};

const scriptNames = Object.keys(scripts) as Script[];

const files = {
  ...Object.fromEntries(
    (['text', 'strong', 'head'] as const).flatMap((face) =>
      scriptNames.map((script) => [`${face} ${script}`, `${typefaces[script]}-${face}-${script}.ttf`]),
    ),
  ),
  'code latin': 'atkinson-mono-latin.ttf',
};

let fonts: ReadonlyMap<string, Buffer> | null = null;

/** Registers the typefaces with a document; only the glyphs that it uses are embedded. */
export const registerFonts = (pdf: Pdf): void => {
  fonts ??= readFonts();
  for (const [name, font] of fonts) pdf.registerFont(name, font);
};

const readFonts = (): ReadonlyMap<string, Buffer> => {
  const folder = findStoreFile('fonts', 'server/api/orders/papers');
  return new Map(Object.entries(files).map(([name, file]) => [name, readFileSync(join(folder, file))]));
};

const scriptOf = (letter: string): Script | undefined => scriptNames.find((script) => scripts[script].test(letter));
const combining = /\p{M}+/gu;

/** Replaces characters that can't be printed by their form without accents, or by a question mark. */
export const printable = (text: string): string => lettersOf(text).join('').replaceAll(unprintable, '?');

/** Whether `printable` replaces one of the characters by a question mark. */
export const hasUnprintable = (text: string): boolean => lettersOf(text).includes(unprintable);

/** A noncharacter, which no text contains. */
const unprintable = '\uffff';

const lettersOf = (text: string): string[] =>
  Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), printableLetter);

const printableLetter = (letter: string): string => {
  if (scriptOf(letter) !== undefined) return letter;
  const plain = letter.normalize('NFKD').replaceAll(combining, '');
  if (plain === '') return '';
  return Array.from(plain).every((part) => scriptOf(part) !== undefined) ? plain : unprintable;
};

/** Splits a printable text into runs of one font file each; characters of part numbers beyond ASCII use the text face. */
const runsOf = (text: string, face: Face): { readonly font: string; readonly text: string }[] => {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const font = fontOf(letter, face);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
};

const fontOf = (letter: string, face: Face): string => {
  if (face === 'code' && /[\u0020-\u007e]/.test(letter)) return 'code latin';
  return `${face === 'code' ? 'text' : face} ${scriptOf(letter) ?? 'latin'}`;
};

/** Tabular figures align in columns. Words get no features, so that pdfkit can cache their layout. */
const featuresOf = (text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  /^[£$€\d.,%−-]+$/.test(text) ? { features: ['tnum'] } : {};

export const widthOf = (pdf: Pdf, text: string, face: Face, size: number): number =>
  runsOf(text, face).reduce(
    (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text, featuresOf(run.text)),
    0,
  );

/** Writes one line that starts at x, on a baseline. */
export const writeLine = (
  pdf: Pdf,
  text: string,
  { face, size, x, baseline }: { face: Face; size: number; x: number; baseline: number },
): void => {
  let at = x;
  for (const run of runsOf(text, face)) {
    pdf.font(run.font).fontSize(size);
    pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run.text) });
    at += pdf.widthOfString(run.text, featuresOf(run.text));
  }
};

/** Breaks a printable text into lines no wider than `width`: between words, and inside a word that is wider than a line. */
export const linesOf = (text: string, width: number, measure: (text: string) => number): string[] => {
  const space = measure(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').flatMap((part) => pieces(part, width, measure))) {
    const wide = measure(word);
    if (line !== '' && used + space + wide > width) {
      lines.push(line);
      line = '';
    }
    used = line === '' ? wide : used + space + wide;
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
};

/** The word if it fits, else the pieces of it that do. */
const pieces = (word: string, width: number, measure: (text: string) => number): string[] => {
  if (word === '') return [];
  if (measure(word) <= width) return [word];
  // Halved each time, and begun at a guess from above: a shopper's comment may be one word of a thousand letters.
  let [fits, isTooLong] = [1, word.length];
  while (isTooLong - fits > 1) {
    const middle = Math.min(Math.floor((fits + isTooLong) / 2), 2 * fits + 16);
    if (measure(word.slice(0, middle)) > width) isTooLong = middle;
    else fits = middle;
  }
  return [word.slice(0, fits), ...pieces(word.slice(fits), width, measure)];
};
