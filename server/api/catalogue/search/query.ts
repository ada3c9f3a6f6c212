import { spellingsOf } from './text.ts';

const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const anyOf = (terms: readonly string[]): string => (terms.length === 1 ? terms.join('') : `(${terms.join(' | ')})`);

/**
 * Words as the text of a `to_tsquery('english', …)`: all of them must be there, in any form; with `isPrefix` the last
 * may be the beginning of one. Null where there are no words.
 */
export const searchQueryOf = (words: readonly string[], { isPrefix }: { readonly isPrefix: boolean }): string | null =>
  words.length === 0
    ? null
    : words
        .map((word, index) => {
          const ending = isPrefix && index === words.length - 1 ? ':*' : '';
          return anyOf(spellingsOf(word).map((spelling) => `${quoted(spelling)}${ending}`));
        })
        .join(' & ');
