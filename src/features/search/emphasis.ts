/** A piece of a suggestion: what was typed already, or what the suggestion adds to it. */
export interface Piece {
  readonly text: string;
  readonly isTyped: boolean;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Splits a suggestion into what was typed and what was not, word by word, so that the new part can be set bold. */
export const emphasise = (suggestion: string, typed: string): readonly Piece[] => {
  const words = typed
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [{ text: suggestion, isTyped: false }];
  const pattern = new RegExp(`(${words.map(escape).join('|')})`, 'gi');
  return suggestion
    .split(pattern)
    .map((text, at) => ({ text, isTyped: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};
