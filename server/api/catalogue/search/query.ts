import { measureOf, spellingsOf } from '#contract/search-words.ts';

/** Quotes a word as a lexeme of a tsquery, whatever it contains. */
export const quoted = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const anyOf = (terms: readonly string[]): string => (terms.length === 1 ? terms.join('') : `(${terms.join(' | ')})`);

/**
 * Words as a query for `to_tsquery('english', …)`: all must match, in any form; with `isPrefix` the last may be unfinished.
 * Null for no words.
 */
export const searchQueryOf = (words: readonly string[], { isPrefix }: { readonly isPrefix: boolean }): string | null =>
  words.length === 0
    ? null
    : words
        .map((word, index) => {
          const isUnfinished = isPrefix && index === words.length - 1;
          // Of several spellings only the typed one may be a prefix, unless it is a measure.
          const isOpen = (spelling: string) => isUnfinished && (spelling === word || measureOf(word) !== null);
          return anyOf(spellingsOf(word).map((spelling) => `${quoted(spelling)}${isOpen(spelling) ? ':*' : ''}`));
        })
        .join(' & ');
