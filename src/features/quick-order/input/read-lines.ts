import { normalisedCode } from '#contract/part-number.ts';
import { isShortened, readQuantityText, withPlainDigits } from './quantity-text.ts';

/** One line of a pasted text or a file, with its presumed part number and quantity. */
export interface ReadLine {
  /** The line number in the spreadsheet or editor, from 1. */
  readonly line: number;
  readonly code: string;
  /** As written; empty if there was none. */
  readonly quantity: string;
  /** The whole line, if it may be a single part number with spaces. */
  readonly whole?: string;
  /** The quantity was in the part number's place, so the two were swapped. */
  readonly isSwapped?: boolean;
}

/** The lines of a text, and how many lines were headings. */
export interface ReadText {
  readonly lines: readonly ReadLine[];
  readonly headings: number;
}

/** What separates the columns; null for free-form lines. */
export type Delimiter = '\t' | ';' | ',' | null;

const delimiters = ['\t', ';', ','] as const;

/** A part number and a quantity that may have commas between thousands: splitting at commas would tear it apart. */
const spacedLine = /^[^,;"]+(?:[,;] ?| )(?:[x×*] ?)?\d{1,3}(?:,?\d{3})*(?:\.\d+)?$/;
const spacedThousands = / \d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** A part number, which has a digit and no space, and what separates it from the next column. */
const partAndMore = /^[^\s,;]*\d[^\s,;]*[ \t]*[,;\t]/;
const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozen)$/i;

/** The delimiter that at least half of the first lines contain; null if their commas separate thousands. */
export const delimiterOf = (text: string): Delimiter => {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const delimiter = delimiters.find((one) => lines.filter((line) => line.includes(one)).length * 2 >= lines.length);
  const isOfThousands =
    delimiter === ',' &&
    lines.some((line) => spacedThousands.test(line.trim())) &&
    lines.every((line) => spacedLine.test(line.trim()));
  return isOfThousands ? null : (delimiter ?? null);
};

const codeHeadings =
  /^(?:sku|code|codes|part|item|article|stock ?code|ref|reference|mpn|(?:(?:supplier|manufacturer|maker|product|stock|order|part|item|article|catalogue|material)s?'? ?)+(?:no|nr|num|number|code|ref|sku|id)?|art ?nr|artikel ?nummer)$/;
const barcodeHeadings = /^(?:ean|ean ?13|upc|gtin|barcode|bar code)(?: (?:no|number|code))?$/;
const quantityHeadings =
  /^(?:qty|quantity|quantities|amount|count|pcs|pieces|units?|menge|anzahl|no off|number off|how many|required|(?:order|ordered|req|required) (?:qty|quantity)|(?:qty|quantity) (?:ordered|required|to order))$/;

const headingOf = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll(/[._\-:#]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Columns {
  readonly codes: readonly number[];
  readonly quantity: number | null;
}

/** The columns that a heading line names; null if it names none. */
const columnsOf = (cells: readonly string[]): Columns | null => {
  const headings = cells.map(headingOf);
  const found = (heading: RegExp) => headings.flatMap((cell, at) => (heading.test(cell) ? [at] : []));
  const codes = [...found(codeHeadings), ...found(barcodeHeadings)];
  const [quantity] = found(quantityHeadings);
  if (codes.length === 0 || (cells.length > 1 && quantity === undefined && codes.length < 1)) return null;
  return { codes, quantity: quantity ?? null };
};

/** At most five digits, without the leading zero that part numbers often have. */
const isSmallNumber = (cell: string): boolean => /^[1-9]\d{0,4}$/.test(cell);

/** Text in a quantity's place that can only be a part number: one word with a digit that isn't a number in any form. */
const isOfPart = (cell: string): boolean => {
  const read = readQuantityText(cell);
  return 'problem' in read && read.problem === 'words' && /^\S*\d\S*$/.test(cell);
};

/** Text that is no number in any form, like a description. */
const isText = (cell: string): boolean => {
  const read = readQuantityText(cell);
  return cell === '' || ('problem' in read && read.problem === 'words' && !numberWord.test(cell));
};

/** A number in some form, or a number word: a quantity, even if it can't be ordered as it is. Barcodes are longer. */
const isMeantAsQuantity = (cell: string): boolean => !isText(cell) && !/^\d{8,}$/.test(cell) && !isShortened(cell);

/** A line without columns: "12x FX-1", "FX-1 x 12", "FX-1; 12", "FX-1 12", "12 FX-1", "FX-1". */
export const readFreeLine = (text: string): Omit<ReadLine, 'line'> => {
  const whole = withPlainDigits(text).trim().replaceAll(/\s+/g, ' ');
  const times = /^(\d+) ?[x×*] ?(?=\D|\d{6})(.+)$/i.exec(whole) ?? /^(\d+) ?[x×*] (.+)$/i.exec(whole);
  if (times?.[1] !== undefined && times[2] !== undefined) return { code: times[2], quantity: times[1], whole };
  const thousands =
    /^(.+?)(?: ?[,;] ?| (?:[x×*] ?)?)(\d{1,3}(?:,\d{3})+(?:\.\d+)?)(?: ?(?:pcs|pc|off|ea|each|boxes|box))?$/i.exec(
      whole,
    );
  if (thousands?.[1] !== undefined && thousands[2] !== undefined) {
    return { code: thousands[1], quantity: thousands[2], whole };
  }
  const after = /^(.+?) ?(?: [x×*]|,) ?([\d,.]+)(?: ?(?:pcs|pc|off|ea|each|boxes|box))?$/i.exec(whole);
  if (after?.[1] !== undefined && after[2] !== undefined && !partAndMore.test(after[1])) {
    return { code: after[1], quantity: after[2], whole };
  }
  // A quantity follows a part number and a comma, even if it can't be read: the line then says so.
  if (partAndMore.test(text.trim().replace(/[\s,;]+$/, ''))) {
    return { ...readUnnamedCells(text.split(/[,;\t]/).map((cell) => cell.trim())), whole };
  }
  const last = /^(.+) ([1-9]\d*|-\d+|\d+(?:\.\d+)?e\+?\d+)(?: ?(?:pcs|pc|off|ea|each|boxes|box))?$/i.exec(whole);
  if (last?.[1] !== undefined && last[2] !== undefined) return { code: last[1], quantity: last[2], whole };
  // A part number contains a digit, so a number word after it is the quantity; the line then says that it needs digits.
  const inLetters = /^(\S*\d\S*) (\S+)$/.exec(whole);
  if (inLetters?.[1] !== undefined && inLetters[2] !== undefined && numberWord.test(inLetters[2])) {
    return { code: inLetters[1], quantity: inLetters[2], whole };
  }
  // A word in another script can't belong to a part number. As a quantity it is at least questioned, so the line as a whole isn't a code.
  const foreign = /^(\S*\d\S*) (\S*[\p{L}\p{N}]\S*)$/u.exec(whole);
  if (foreign?.[1] !== undefined && foreign[2] !== undefined && normalisedCode(foreign[2]) === '') {
    return { code: foreign[1], quantity: foreign[2] };
  }
  const first = /^([1-9]\d{0,4}) (.*\p{L}.*)$/u.exec(whole);
  if (first?.[1] !== undefined && first[2] !== undefined) return { code: first[2], quantity: first[1], whole };
  return { code: whole, quantity: '' };
};

const readCells = (cells: readonly string[], columns: Columns | null): Omit<ReadLine, 'line'> => {
  if (columns !== null) {
    const code = columns.codes.map((at) => cells[at] ?? '').find((cell) => cell !== '') ?? '';
    const quantity = columns.quantity === null ? '' : (cells[columns.quantity] ?? '');
    if (isSmallNumber(code) && isOfPart(quantity)) return { code: quantity, quantity: code, isSwapped: true };
    // A line with only a description can't be ordered, but is still shown.
    return code === '' && quantity === ''
      ? { code: cells.find((cell) => cell !== '') ?? '', quantity }
      : { code, quantity };
  }
  const at = cells.findIndex((cell) => cell !== '');
  const [first = '', ...rest] = cells.slice(at);
  if (at > 0 && isSmallNumber(first) && rest.every((cell) => cell === '')) return { code: '', quantity: first };
  return readUnnamedCells([first, ...rest]);
};

/** Reads cells of columns without headings; the first cell isn't empty. */
const readUnnamedCells = (cells: readonly string[]): Omit<ReadLine, 'line'> => {
  if (cells.length === 1) return readFreeLine(cells[0] ?? '');
  const [first = '', second = ''] = cells;
  if (isSmallNumber(first) && second !== '' && !isSmallNumber(second)) {
    return { code: second, quantity: first, isSwapped: true };
  }
  if (cells.length > 2 && (second === '' || !('quantity' in readQuantityText(second)))) {
    const later =
      cells.slice(2).find(isSmallNumber) ?? (isText(second) ? cells.slice(2).find(isMeantAsQuantity) : undefined);
    if (later !== undefined) return { code: first, quantity: later };
  }
  return { code: first, quantity: second };
};

/** Reads records of cells, numbering lines like a spreadsheet. Skips empty lines. */
export const readRecords = (records: readonly (readonly string[])[]): ReadText => {
  let columns: Columns | null = null;
  let headings = 0;
  const lines: ReadLine[] = [];
  for (const [at, record] of records.entries()) {
    const cells = record.map((cell) => cell.replaceAll('\u00a0', ' ').trim());
    if (cells.every((cell) => cell === '')) continue;
    const named: Columns | null = lines.length === 0 && headings === 0 ? columnsOf(cells) : null;
    if (named !== null) {
      columns = named;
      headings += 1;
    } else lines.push({ line: at + 1, ...readCells(cells, columns) });
  }
  return { lines, headings };
};

/** Reads free-form lines, one part on each. */
export const readFreeText = (text: string): ReadText => readRecords(text.split(/\r\n?|\n/).map((line) => [line]));
