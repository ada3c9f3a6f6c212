import { useEffect, useRef } from 'react';
import { type HandedFile, keepShared, readShared, waitingShared } from '#offline/shared-files.ts';
import { useShop } from '#shopper/shop.tsx';
import type { Pad } from '#features/quick-order/use-pad.ts';
import { onLaunch } from './launched-files.ts';

/** Reads files into the pad; `key` identifies one that waits on the device. */
export interface Imports {
  readonly importShared: (file: HandedFile, key: string) => Promise<void>;
  readonly importFiles: (files: readonly HandedFile[]) => Promise<void>;
}

/**
 * Reads the files that the system shares with the shop, or opens it with, into the pad: each file once, however often the page is
 * loaded, and in one tab only.
 */
export const useShared = (
  { isOpen, isWritten, state: { taken } }: Pad,
  { importShared, importFiles }: Imports,
): void => {
  const { audience } = useShop();
  const unwritten = useRef(new Map<string, () => void>());
  useEffect(() => {
    if (!isWritten) return;
    for (const key of taken) {
      unwritten.current.get(key)?.();
      unwritten.current.delete(key);
    }
  }, [isWritten, taken]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const letGo = unwritten.current;
    let isLeft = false;
    const takeOne = (key: string): Promise<void> =>
      new Promise((done, fail) => {
        // Holds the lock until the pad is saved, so that another tab leaves the file alone.
        const hold = async (lock: Lock | null): Promise<void> => {
          const file = lock === null ? null : await readShared(key);
          if (file === null || isLeft) return done();
          const written = new Promise<void>((go) => letGo.set(key, go));
          await importShared(file, key);
          done();
          return written;
        };
        navigator.locks.request(key, { ifAvailable: true }, hold).catch(fail);
      });
    const take = async (): Promise<void> => {
      for (const key of await waitingShared(audience)) if (!isLeft) await takeOne(key);
    };
    take().catch(reportError);
    onLaunch(async (files) => {
      if (await keepShared(audience, files)) take().catch(reportError);
      else await importFiles(files);
    });
    return () => {
      isLeft = true;
      for (const go of letGo.values()) go();
      letGo.clear();
    };
  }, [isOpen, audience, importShared, importFiles]);
};
