import type { PadEvent } from './pad-event.ts';
import { emptyPad, nextPad, type PadState } from './pad-state.ts';

/** A pad, and the keys of the waiting files that its rows now contain: once the rows are saved, the files are deleted. */
export interface TakingPad extends PadState {
  readonly taken: readonly string[];
}

/** A pad without input. */
export const emptyTakingPad: TakingPad = { ...emptyPad, taken: [] };

/** The pad after an event. */
export const nextTakingPad = (state: TakingPad, event: PadEvent): TakingPad => ({
  ...nextPad(state, event),
  taken: event.type === 'lines-read' && event.shared !== undefined ? [...state.taken, event.shared] : state.taken,
});
