import PdfFile from 'pdfkit';
import { type Face, hasUnprintable, linesOf, printable, registerFonts, widthOf, writeLine } from './type.ts';

/** The shop's colours in its light theme, as in src/ui/base.css. */
export const colours = {
  ink: '#121A18',
  ink2: '#45514D',
  pencil: '#56625E',
  line: '#D3DAD7',
  brand: '#0B5563',
  mark: '#FFD84A',
  markTint: '#FFF6CC',
} as const;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 48, bottom: 772 } as const;

export const contentWidth = page.right - page.left;

export interface TextStyle {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** A paper being drawn from top to bottom; `y` is where the next element begins. */
export interface Sheet {
  y: number;
  /** Whether a question mark has replaced a character that the typefaces lack. */
  readonly lacksLetters: boolean;
  /** Draws text in a column and returns its height. */
  text(text: string, x: number, y: number, width: number, style?: TextStyle): number;
  /** The height that a text would have. */
  heightOf(text: string, width: number, style?: TextStyle): number;
  rule(y: number, options?: { weight?: number; colour?: string; from?: number; to?: number }): void;
  fill(x: number, y: number, width: number, height: number, colour: string): void;
  box(x: number, y: number, size: number): void;
  /** Starts a new page if less than `height` is left on this one. */
  ensure(height: number): void;
  /** Draws what each new page begins with; null for nothing. */
  onNewPage: (() => void) | null;
  /** Finishes the paper, drawing `footer` at the bottom of each page. */
  end(footer: (pageNumber: number, pages: number) => void): Promise<Buffer>;
}

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
}

const leading = 1.35;

/** Creates an empty paper. */
export const createSheet = ({ title, author, at }: SheetInfo): Sheet => {
  const pdf = new PdfFile({
    size: [page.width, page.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit', CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  registerFonts(pdf);

  const linesIn = (text: string, width: number, { face = 'text', size = 9.5 }: TextStyle): string[] =>
    linesOf(printable(text), width, (part) => widthOf(pdf, part, face, size));

  let lacksLetters = false;

  const sheet: Sheet = {
    y: page.top,
    get lacksLetters() {
      return lacksLetters;
    },
    onNewPage: null,
    text(text, x, y, width, style = {}) {
      const { face = 'text', size = 9.5, colour = colours.ink, align = 'left' } = style;
      const lines = linesIn(text, width, style);
      lacksLetters ||= hasUnprintable(text);
      pdf.fillColor(colour);
      for (const [index, line] of lines.entries()) {
        const shift = align === 'right' ? width - widthOf(pdf, line, face, size) : 0;
        writeLine(pdf, line, { face, size, x: x + shift, baseline: y + size + index * size * leading });
      }
      return lines.length * size * leading;
    },
    heightOf: (text, width, style = {}) => linesIn(text, width, style).length * (style.size ?? 9.5) * leading,
    rule(y, { weight = 0.6, colour = colours.line, from = page.left, to = page.right } = {}) {
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
    },
    fill(x, y, width, height, colour) {
      pdf.rect(x, y, width, height).fill(colour);
    },
    box(x, y, size) {
      pdf.rect(x, y, size, size).lineWidth(1).strokeColor(colours.pencil).stroke();
    },
    ensure(height) {
      if (sheet.y + height <= page.bottom) return;
      pdf.addPage();
      sheet.y = page.top;
      sheet.onNewPage?.();
    },
    async end(footer) {
      const { count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(index);
        footer(index + 1, count);
      }
      pdf.end();
      return ended;
    },
  };
  return sheet;
};
