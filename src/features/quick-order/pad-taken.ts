import type { PadEvent } from './pad-event.ts';
import { emptyPad, nextPad, type PadState } from './pad-state.ts';

/** A pad, and the keys of what waited on the device and is in its rows now: it waits no longer once these are written down. */
export interface TakingPad extends PadState {
  readonly taken: readonly string[];
}

/** A pad on which nothing was written. */
export const emptyTakingPad: TakingPad = { ...emptyPad, taken: [] };

/** The pad after something happened to it. */
export const nextTakingPad = (state: TakingPad, event: PadEvent): TakingPad => ({
  ...nextPad(state, event),
  taken: event.type === 'lines-read' && event.shared !== undefined ? [...state.taken, event.shared] : state.taken,
});
