import { needsDecision } from '#offline/journal/waiting.ts';
import { useNotes, useWaiting } from '#shopper/use-waiting.ts';

/** How many changes wait to be sent, and how many the shopper should check: undecided ones, and differences. */
export const useWaitingCounts = (): { readonly toSend: number; readonly toCheck: number } => {
  const waiting = useWaiting();
  const different = useNotes()?.differences.length ?? 0;
  const undecided = waiting.filter(({ entry }) => needsDecision(entry)).length;
  return { toSend: waiting.length - undecided, toCheck: undecided + different };
};
