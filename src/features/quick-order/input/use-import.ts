import { startTransition, useCallback, useState } from 'react';
import type { HandedFile } from '#offline/shared-files.ts';
import type { PadEvent } from '#features/quick-order/pad-event.ts';
import { maxLines, readFile, type Reading, readText } from './read-text.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';

/** What is said of the last text or file that was read. */
export type ImportNote =
  | { readonly type: 'reading'; readonly text: string }
  | { readonly type: 'read'; readonly text: string; readonly warning: string | null }
  | { readonly type: 'refused'; readonly text: string };

const noteOf = (reading: Reading, from: string): ImportNote => {
  if (reading.type === 'refused') return { type: 'refused', text: words.refused[reading.kind](from) };
  const { text, left } = reading;
  const head = text.headings > 0 ? ` ${words.headingsRead}` : '';
  return {
    type: 'read',
    text: `${words.read(text.lines.length, from)}${head}`,
    warning: left === 0 ? null : words.leftOut(left, maxLines),
  };
};

/** Reads texts and files into the pad, and says what came of it. */
export const useImport = (dispatch: (event: PadEvent) => void) => {
  const [note, setNote] = useState<ImportNote | null>(null);
  const take = useCallback(
    async (from: string, at: string | null, read: () => Promise<Reading>, shared?: string) => {
      setNote({ type: 'reading', text: words.reading(from) });
      try {
        const reading = await read();
        setNote(noteOf(reading, from));
        const lines = reading.type === 'lines' ? reading.text.lines : [];
        // Drawn in pieces, so that many lines hold up no key.
        startTransition(() => {
          if (shared !== undefined) dispatch({ type: 'lines-read', lines, at, shared });
          else if (lines.length > 0) dispatch({ type: 'lines-read', lines, at });
        });
      } catch (error) {
        reportError(error);
        setNote({ type: 'refused', text: words.refused.unreadable(from) });
      }
    },
    [dispatch],
  );
  const importText = useCallback(
    (text: string, at: string | null) => take(words.pastedText, at, () => readText(text)),
    [take],
  );
  const importFile = useCallback(
    (file: HandedFile, shared?: string) => take(file.name ?? words.sharedText, null, () => readFile(file), shared),
    [take],
  );
  return { note, importText, importFile, dismiss: () => setNote(null) };
};
