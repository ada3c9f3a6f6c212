import { inflateSync } from 'node:zlib';

/** A PDF of the store as a test reads it. */
export interface ReadPdf {
  /** The text of each page without spaces: letters of one line may come from two fonts. */
  readonly pages: readonly string[];
  /** Everything outside of streams. */
  readonly frame: string;
}

/** Reads PDFs as pdfkit writes them: fonts with a table of their letters, and text as glyphs. */
export const readPdf = (bytes: Buffer): ReadPdf => {
  const text = bytes.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(streamOf(objects.get(table) ?? '')));
    }
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return {
    pages: pages.map((body) => {
      const contents = /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? '';
      return textOf(streamOf(objects.get(contents) ?? ''), fonts);
    }),
    frame: text.replaceAll(/stream\n[\s\S]*?\nendstream/g, ''),
  };
};

const streamOf = (body: string): string => {
  const stream = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1];
  if (stream === undefined) return '';
  const bytes = Buffer.from(stream, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

const lettersOf = (table: string): ReadonlyMap<string, string> => {
  const letters = new Map<string, string>();
  for (const [, start = '', list = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      const glyph = (Number.parseInt(start, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
};

const textOf = (content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string => {
  let letters: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    for (const [, glyphs = ''] of (shown ?? '').matchAll(/<([\da-f]+)>/gi)) {
      text += (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph.toLowerCase()) ?? '').join('');
    }
  }
  return text.replaceAll(/\s/g, '');
};
