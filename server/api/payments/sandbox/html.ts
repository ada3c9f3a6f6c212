import { htmlText } from '#server/api/http/html-text.ts';

/** Markup in which all values are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | null;

/** A template tag for markup: escapes texts, inserts markup and lists of it unchanged, and turns null into nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings
      .map((string, index) => (index === 0 ? string : textOf(parts[index - 1] ?? null) + string))
      .join('')
      .trim(),
  );

const textOf = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((one) => one.text).join('');
  return htmlText(String(part));
};
