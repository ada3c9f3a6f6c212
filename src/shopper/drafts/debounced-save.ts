import { useEffect } from 'react';

const debounceMs = 300;

/** A debounced save: of several values in quick succession, only the last is saved. */
export interface DebouncedSave<T> {
  readonly save: (value: T) => void;
  /** Saves a pending value at once. */
  readonly flush: () => void;
  /** Drops a pending value. */
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

/** Calls `flush` when the page is left and when the component unmounts. */
export const useFlushOnLeave = (flush: () => void): void =>
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
