import { useEffect, useRef, useState } from 'react';

const isBox = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Several lines, or columns of a spreadsheet: more than a box can hold. */
const isManifold = (text: string): boolean => /[\n\r\t]/.test(text.trim());

/** Takes what is pasted anywhere on the page, but for a single piece of text in a box: that goes into the box. */
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
 * Takes files that are dropped anywhere on the page, beside the pad as well: the browser would open them in place of the shop. True
 * while some hang above it.
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
