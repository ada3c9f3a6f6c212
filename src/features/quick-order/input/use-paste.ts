import { type DragEvent, useEffect, useRef, useState } from 'react';

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

/** Takes a file that is dropped on a part of the page; `isOver` while one hangs above it. */
export const useDrop = (onFile: (file: File) => void) => {
  const [isOver, setOver] = useState(false);
  const hasFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
        setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(false);
        for (const file of event.dataTransfer.files) onFile(file);
      },
    },
  };
};
