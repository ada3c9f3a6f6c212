import { useEffect, useRef, useState } from 'react';

const isBox = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Several lines or spreadsheet columns: more than a box can hold. */
const isManifold = (text: string): boolean => /[\n\r\t]/.test(text.trim());

/** Handles pastes anywhere on the page, except into boxes outside the pad and of a single piece of text into a box. */
export const usePaste = (
  padOf: () => HTMLElement | null,
  onText: (text: string, rowId: string | null) => void,
): void => {
  const take = useRef(onText);
  useEffect(() => {
    take.current = onText;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const { target } = event;
      const inBox = isBox(target);
      if (text.trim() === '' || (inBox && (!padOf()?.contains(target) || !isManifold(text)))) return;
      event.preventDefault();
      take.current(text, inBox ? (target.closest('li')?.id ?? null) : null);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [padOf]);
};

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/**
 * Handles files dropped anywhere on the page, even beside the pad: the browser would open them instead of the shop. Returns true
 * while files are dragged over the page.
 */
export const useDrop = (onFiles: (files: readonly File[]) => void): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', heard: (event: DragEvent) => void): void =>
      document.addEventListener(
        type,
        (event) => {
          if (hasFiles(event)) heard(event);
        },
        { signal: listening.signal },
      );
    listen('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, [onFiles]);
  return isOver;
};
