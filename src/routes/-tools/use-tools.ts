import { useSyncExternalStore } from 'react';
import { reportMissingPart } from '#ui/report-missing-part.ts';
import type * as Tools from './tools.tsx';

/** Events that show that the visitor interacts with the page. */
const stirs = ['pointermove', 'pointerdown', 'keydown'];

let tools: typeof Tools | null = null;

const subscribe = (tell: () => void) => {
  const load = () =>
    void import('./tools.tsx').then((loaded) => {
      tools = loaded;
      tell();
    }, reportMissingPart);
  for (const stir of stirs) addEventListener(stir, load, { once: true });
  return () => {
    for (const stir of stirs) removeEventListener(stir, load);
  };
};

/**
 * The tools besides buying: share, compare, save a search. Fetched when the visitor first moves the pointer, presses or types,
 * so that they don't weigh on the first view; null until then.
 */
export const useTools = () =>
  useSyncExternalStore(
    subscribe,
    () => tools,
    () => null,
  );
