import { useEffect } from 'react';

const debounceMs = 300;

/** Saves what is typed a moment later: of several values in a row the last. */
export interface DebouncedSave<T> {
  readonly save: (value: T) => void;
  /** Saves at once what still waits. */
  readonly flush: () => void;
  /** Drops what still waits. */
  readonly cancel: () => void;
}

export const createDebouncedSave = <T extends object>(write: (value: T) => void): DebouncedSave<T> => {
  let pending: T | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    pending = null;
  };
  const flush = (): void => {
    const value = pending;
    cancel();
    if (value !== null) write(value);
  };
  return {
    save: (value) => {
      pending = value;
      clearTimeout(timer);
      timer = setTimeout(flush, debounceMs);
    },
    flush,
    cancel,
  };
};

/** Calls `flush` when the page is left, and when the part that shows the form is. */
export const useFlushOnLeave = (flush: () => void): void =>
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
