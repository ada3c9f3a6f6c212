import { emphasise } from './emphasis.ts';

/** A text with the typed parts of it marked. */
export function Emphasised({ text, typed }: { readonly text: string; readonly typed: string }) {
  return (
    <span className="search-words">
      {emphasise(text, typed).map((piece) =>
        piece.isTyped ? <mark key={piece.at}>{piece.text}</mark> : <b key={piece.at}>{piece.text}</b>,
      )}
    </span>
  );
}
