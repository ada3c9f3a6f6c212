import { type HandedFile, maxFileBytes } from '#offline/shared-files.ts';
import { decodeText, type FileKind } from './decode-text.ts';
import { shareWording } from '#wording/share.ts';
import { delimiterOf, readFreeText, readRecords, type ReadText } from './read-lines.ts';

/** The most lines to read from a text; the pad reports the rest instead of dropping it silently. */
export const maxLines = 20_000;

/** The result of reading a text or file. `left` counts the lines beyond `maxLines`. */
export type Reading =
  | { readonly type: 'lines'; readonly text: ReadText; readonly left: number }
  | { readonly type: 'refused'; readonly kind: FileKind | 'too-large' | 'empty' };

const PadLink = /\/quick-order#lines=\S+$/;

/** Blanks the link that a copied list ends with: its lines are those above it. */
const withoutPadLinks = (text: string): string => {
  if (!text.includes(shareWording.fillsPad)) return text;
  const lines = text.split('\n');
  const isEnd = (at: number): boolean =>
    at > 1 && lines[at - 1]?.trim() === shareWording.fillsPad && PadLink.test(lines[at]?.trim() ?? '');
  return lines.map((line, at) => (isEnd(at) || isEnd(at + 1) ? '' : line)).join('\n');
};

/** Reads pasted text or the text of a file; loads a CSV parser only if there are columns. */
export const readText = async (written: string): Promise<Reading> => {
  // Concatenated files may mix line endings; NUL characters mean nothing.
  const text = withoutPadLinks(written.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', ' '));
  const delimiter = delimiterOf(text);
  const read = delimiter === null ? readFreeText(text) : await readColumns(text, delimiter);
  if (read.lines.length === 0) return { type: 'refused', kind: 'empty' };
  return {
    type: 'lines',
    text: { ...read, lines: read.lines.slice(0, maxLines) },
    left: Math.max(0, read.lines.length - maxLines),
  };
};

const readColumns = async (text: string, delimiter: string): Promise<ReadText> => {
  const { default: papa } = await import('papaparse');
  // An unclosed quote would swallow the rest of the file, so such a text is parsed without quotes.
  const quoted = papa.parse<string[]>(text, { delimiter });
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes');
  const { data } = isBroken ? papa.parse<string[]>(text, { delimiter, quoteChar: '\u0000' }) : quoted;
  return readRecords(data);
};

/** Reads a file that was chosen, dropped or shared. */
export const readFile = async (file: HandedFile): Promise<Reading> => {
  if (file.size > maxFileBytes) return { type: 'refused', kind: 'too-large' };
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()), file.name ?? '');
  return 'kind' in decoded ? { type: 'refused', kind: decoded.kind } : readText(decoded.text);
};
