import { shareWording as words } from '#wording/share.ts';
import type { SharedLine } from './pad-link.ts';

/** What is shared. */
export interface Shared {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

export interface NamedLine extends SharedLine {
  readonly name: string;
}

/** Lines as tab-separated text, which spreadsheets and the quick order pad can read. */
export const linesText = (lines: readonly NamedLine[]): string =>
  [words.headings, ...lines.map(({ sku, quantity, name }) => [sku, String(quantity), name])]
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t'))
    .join('\n');

/** What to copy if sharing is impossible: the link alone, or a text with its link. */
export const copiedText = ({ text, url }: Shared): string => {
  if (text === undefined) return url ?? '';
  return url === undefined ? text : `${text}\n\n${words.fillsPad}\n${url}`;
};
