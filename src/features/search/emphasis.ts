/** A piece of a suggestion: what was typed already, or what the suggestion adds to it. */
export interface Piece {
  readonly text: string;
  readonly isTyped: boolean;
  /** Where it begins in the suggestion. */
  readonly at: number;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Splits a suggestion into what was typed and what was not, word by word, so that the new part can be set bold. */
export const emphasise = (suggestion: string, typed: string): readonly Piece[] => {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [{ text: suggestion, isTyped: false, at: 0 }];
  const pattern = new RegExp(`(${words.map(escape).join('|')})`, 'gi');
  let at = 0;
  return suggestion
    .split(pattern)
    .map((text, index) => {
      const piece = { text, isTyped: index % 2 === 1, at };
      at += text.length;
      return piece;
    })
    .filter((piece) => piece.text !== '');
};
