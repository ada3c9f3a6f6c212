import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type PdfFile from 'pdfkit';
import { findStoreFile } from '#server/db/store-files.ts';

/** The shop's own typefaces: text, strong text, the narrow headings, and part numbers. */
export type Face = 'text' | 'strong' | 'head' | 'code';

type Pdf = InstanceType<typeof PdfFile>;

/** Letters that have a font file of their own in each face, as tools/fonts/make-fonts.ts cut them. */
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

/** Makes the typefaces known to a document; only the letters that it uses become part of it. */
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

/** A text in letters that can be printed: others without their accents, or as a question mark. */
export const printable = (text: string): string => lettersOf(text).join('').replaceAll(unprintable, '?');

/** Whether a question mark stands for one of its letters. */
export const hasUnprintable = (text: string): boolean => lettersOf(text).includes(unprintable);

/** No text has it, as it is no letter of any script. */
const unprintable = '\uffff';

const lettersOf = (text: string): string[] =>
  Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), printableLetter);

const printableLetter = (letter: string): string => {
  if (scriptOf(letter) !== undefined) return letter;
  const plain = letter.normalize('NFKD').replaceAll(combining, '');
  if (plain === '') return '';
  return Array.from(plain).every((part) => scriptOf(part) !== undefined) ? plain : unprintable;
};

/** Pieces of a printable text, each within one font file; part numbers beyond ASCII are written in text's letters. */
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

/** Figures of one width stand below each other; words are shaped without asking for it, and remembered. */
const featuresOf = (text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  /^[£$€\d.,%−-]+$/.test(text) ? { features: ['tnum'] } : {};

export const widthOf = (pdf: Pdf, text: string, face: Face, size: number): number =>
  runsOf(text, face).reduce(
    (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text, featuresOf(run.text)),
    0,
  );

/** Writes one line that begins at x, on a baseline. */
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

/** Breaks a printable text into lines no wider than `width`: between words, and within one that is wider than a line. */
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

/** A word that fits, or the pieces of one that doesn't. */
const pieces = (word: string, width: number, measure: (text: string) => number): string[] => {
  if (word === '') return [];
  if (measure(word) <= width) return [word];
  let count = word.length - 1;
  while (count > 1 && measure(word.slice(0, count)) > width) count -= 1;
  return [word.slice(0, count), ...pieces(word.slice(count), width, measure)];
};
