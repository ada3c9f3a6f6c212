import { useSyncExternalStore } from 'react';
import { reportMissingPart } from '#ui/report-missing-part.ts';
import type * as Tools from './tools.tsx';

/** By these a page notices that somebody is there. */
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
 * What can be done with products beside buying them: share, compare, save a search. Fetched when somebody first moves, presses
 * or types, so that no first view carries it; null until then.
 */
export const useTools = () =>
  useSyncExternalStore(
    subscribe,
    () => tools,
    () => null,
  );
