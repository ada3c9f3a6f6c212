import { useSyncExternalStore } from 'react';
import { reportMissingPart } from '#ui/report-missing-part.ts';
import { onInteraction } from '#ui/on-interaction.ts';
import type * as Tools from './tools.tsx';

let tools: typeof Tools | null = null;

const subscribe = (tell: () => void) =>
  onInteraction(
    () =>
      void import('./tools.tsx').then((loaded) => {
        tools = loaded;
        tell();
      }, reportMissingPart),
  );

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
