import { useSyncExternalStore } from 'react';
import { reportMissingPart } from '#ui/report-missing-part.ts';
import { whenStirred } from '#ui/when-stirred.ts';
import type * as Tools from './tools.tsx';

let tools: typeof Tools | null = null;

const subscribe = (tell: () => void) =>
  whenStirred(
    () =>
      void import('./tools.tsx').then((loaded) => {
        tools = loaded;
        tell();
      }, reportMissingPart),
  );

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
