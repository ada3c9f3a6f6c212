/** A piece of a suggestion: typed already, or added by the suggestion. */
export interface Piece {
  readonly text: string;
  readonly isTyped: boolean;
  /** Offset in the suggestion. */
  readonly at: number;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Splits a suggestion word by word into what was typed and what it adds, so that the addition can be bold. */
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
