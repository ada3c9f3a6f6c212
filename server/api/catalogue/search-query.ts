import { spellingsOf } from './search-text.ts';

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const anyOf = (terms: readonly string[]): string => (terms.length === 1 ? terms.join('') : `(${terms.join(' | ')})`);

/** How strictly words are looked for. */
interface Strictness {
  /** The last word may be the beginning of one. */
  readonly isPrefix: boolean;
  /** All must be in the name or the part numbers. */
  readonly isInName?: boolean;
}

/**
 * Words as the text of a `to_tsquery('english', …)`: all of them must be there, in any form. Null where there are no
 * words.
 */
export const searchQueryOf = (words: readonly string[], { isPrefix, isInName = false }: Strictness): string | null =>
  words.length === 0
    ? null
    : words
        .map((word, index) => {
          const flags = `${isPrefix && index === words.length - 1 ? '*' : ''}${isInName ? 'A' : ''}`;
          const ending = flags === '' ? '' : `:${flags}`;
          return anyOf(spellingsOf(word).map((spelling) => `${quoted(spelling)}${ending}`));
        })
        .join(' & ');
