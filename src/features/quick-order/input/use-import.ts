import { startTransition, useCallback, useRef, useState } from 'react';
import type { HandedFile } from '#offline/shared-files.ts';
import type { PadEvent } from '#features/quick-order/pad-event.ts';
import { maxLines, readFile, type Reading, readText } from './read-text.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';

/** The message about a text or file that was read; `id` is its index among the messages shown. */
export type ImportNote = { readonly id: number } & (
  | { readonly type: 'reading'; readonly text: string }
  | { readonly type: 'read'; readonly text: string; readonly warning: string | null }
  | { readonly type: 'refused'; readonly text: string }
);

const noteOf = (id: number, reading: Reading, from: string): ImportNote => {
  if (reading.type === 'refused') return { id, type: 'refused', text: words.refused[reading.kind](from) };
  const { text, left } = reading;
  const head = text.headings > 0 ? ` ${words.headingsRead}` : '';
  return {
    id,
    type: 'read',
    text: `${words.read(text.lines.length, from)}${head}`,
    warning: left === 0 ? null : words.leftOut(left, maxLines),
  };
};

/** Reads texts and files into the pad one at a time, and reports the result of each. */
export const useImport = (dispatch: (event: PadEvent) => void) => {
  const [notes, setNotes] = useState<readonly ImportNote[]>([]);
  const said = useRef(notes);
  const say = useCallback((next: readonly ImportNote[]) => {
    said.current = next;
    setNotes(next);
  }, []);
  const take = useCallback(
    async (
      from: string,
      read: () => Promise<Reading>,
      { at = null, before = [], shared }: { at?: string | null; before?: readonly ImportNote[]; shared?: string } = {},
    ): Promise<void> => {
      const id = before.length;
      say([...before, { id, type: 'reading', text: words.reading(from) }]);
      try {
        const reading = await read();
        say([...before, noteOf(id, reading, from)]);
        const lines = reading.type === 'lines' ? reading.text.lines : [];
        // A transition, so that rendering many lines doesn't block typing.
        startTransition(() => {
          if (shared !== undefined) dispatch({ type: 'lines-read', lines, at, shared });
          else if (lines.length > 0) dispatch({ type: 'lines-read', lines, at });
        });
      } catch (error) {
        reportError(error);
        say([...before, { id, type: 'refused', text: words.refused.unreadable(from) }]);
      }
    },
    [dispatch, say],
  );
  const importText = useCallback(
    (text: string, at: string | null) => take(words.pastedText, () => readText(text), { at }),
    [take],
  );
  const importFiles = useCallback(
    async (files: readonly HandedFile[]) => {
      let before: readonly ImportNote[] = [];
      for (const file of files) {
        await take(file.name ?? words.sharedText, () => readFile(file), { before });
        before = said.current;
      }
    },
    [take],
  );
  const importShared = useCallback(
    (file: HandedFile, key: string) =>
      // The system may have passed other files that were read just now; their messages stay.
      take(file.name ?? words.sharedText, () => readFile(file), { before: said.current, shared: key }),
    [take],
  );
  return { notes, importText, importFiles, importShared };
};
