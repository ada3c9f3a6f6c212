import { startTransition, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useConnection } from '#shopper/connection/store.ts';
import { useFlushOnLeave } from '#shopper/drafts/debounced-save.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { framePainted, inFrames } from './frames.ts';
import type { DeviceParts } from './look-up.ts';
import { lookUpRows, rowsAtATime } from './look-up-rows.ts';
import type { PadEvent } from './pad-event.ts';
import { type PadState, savedRows } from './pad-state.ts';
import type { LookupOutcome, SavedRow } from './pad-row.ts';
import { type ChangedElsewhere, isChanged } from '#shopper/drafts/merge-rows.ts';
import { type OpenedPad, openPad } from './pad-store.ts';
import { emptyTakingPad, nextTakingPad, type TakingPad } from './pad-taken.ts';
import { useNear } from './use-near.ts';

/** The current shopper's pad: saved as it changes, looked up row by row. */
export interface Pad {
  readonly state: TakingPad;
  readonly dispatch: (event: PadEvent) => void;
  /** Applies an event and saves the resulting pad; resolves to another tab's changes, or to null if the device can't save. */
  readonly writeDown: (event: PadEvent) => Promise<ChangedElsewhere<SavedRow> | null>;
  /** The saved pad has been loaded. */
  readonly isOpen: boolean;
  /** False if the device could not save the pad. */
  readonly isSaved: boolean;
  /** What the pad shows now is saved. */
  readonly isWritten: boolean;
  /** Rows still to be looked up, and how many there were at the start. */
  readonly lookingUp: { readonly left: number; readonly all: number } | null;
  /** A lookup failed for a reason other than a missing connection. */
  readonly hasFailed: boolean;
  readonly lookForNear: (id: string) => void;
}

const saveDelayMs = 300;

type Saved = Pick<Pad, 'isSaved' | 'isWritten'> & {
  readonly saveNow: (pad: TakingPad) => ReturnType<Pad['writeDown']>;
};

const useSaved = (opened: OpenedPad | null, state: TakingPad, dispatch: (event: PadEvent) => void): Saved => {
  const [isSaved, setSaved] = useState(true);
  const [written, setWritten] = useState<TakingPad | null>(null);
  const latest = useRef<TakingPad | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const dropReceipts = useReceipts();
  const saveNow = useCallback(
    async (pending: TakingPad) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      latest.current = null;
      const from = (await opened?.save(savedRows(pending), pending.taken)) ?? null;
      // A keystroke in the meantime has priority.
      startTransition(() => {
        setSaved(from !== null);
        if (from !== null) setWritten(pending);
      });
      if (from === null) return null;
      dropReceipts(pending);
      if (isChanged(from)) dispatch({ type: 'merged', from });
      return from;
    },
    [opened, dispatch, dropReceipts],
  );
  const write = useCallback(() => {
    if (latest.current !== null) void saveNow(latest.current);
  }, [saveNow]);
  useEffect(() => {
    if (opened === null) return;
    latest.current = state;
    // Not restarted by the next change: looking up a long file changes the pad for many seconds.
    if (timer.current === undefined) timer.current = setTimeout(write, saveDelayMs);
  }, [state, opened, write]);
  useFlushOnLeave(write);
  return { isSaved, isWritten: written === state, saveNow };
};

/** Deletes the receipts of rows that are no longer on the saved pad: nobody will ask for them. */
const useReceipts = () => {
  const known = useRef<ReadonlySet<string>>(new Set());
  return useCallback((pad: PadState): void => {
    const now = new Set(pad.rows.flatMap(({ receipt }) => receipt ?? []));
    const gone = [...known.current].filter((receipt) => !now.has(receipt));
    known.current = now;
    if (gone.length === 0) return;
    void import('#offline/journal/device-receipts.ts').then((device) => device.forgetReceipts(gone)).catch(reportError);
  }, []);
};

/** Looks up waiting rows in batches. */
const useLookUps = (
  shop: Shop,
  device: DeviceParts | null,
  state: PadState,
  dispatch: (event: PadEvent) => void,
  isDown: boolean,
) => {
  // The turn that was started last: the store or the worker gets one batch at a time.
  const begun = useRef(-1);
  // Codes, by row id, that have been requested, or answered but not rendered yet.
  const inHand = useRef(new Map<string, string>());
  const [turn, setTurn] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [all, setAll] = useState(0);
  const waiting = useMemo(() => state.rows.filter(({ lookup }) => lookup.type === 'checking'), [state.rows]);
  const left = waiting.length;
  if (left > all || (left === 0 && all > 0)) setAll(left);
  useEffect(() => {
    const ids = new Set(waiting.map(({ id }) => id));
    for (const id of inHand.current.keys()) if (!ids.has(id)) inHand.current.delete(id);
    if (begun.current === turn) return;
    const rows = waiting.filter(({ id, code }) => inHand.current.get(id) !== code).slice(0, rowsAtATime);
    if (rows.length === 0) return;
    begun.current = turn;
    for (const { id, code } of rows) inHand.current.set(id, code);
    const finish = async (found: readonly LookupOutcome[], isFailed: boolean): Promise<void> => {
      // Rendered in pieces, so that the results of a long paste don't block typing; the next batch is requested meanwhile.
      const [first, ...others] = inFrames(found, ({ id }) => document.getElementById(id) !== null);
      startTransition(() => {
        dispatch({ type: 'looked-up', outcomes: first });
        setFailed(isFailed);
        setTurn((before) => before + 1);
      });
      for (const outcomes of others) {
        await framePainted();
        startTransition(() => dispatch({ type: 'looked-up', outcomes }));
      }
    };
    void lookUpRows(shop, device, rows, { isDown }).then(
      (outcomes) => finish(outcomes, false),
      (error: unknown) => {
        reportError(error);
        return finish(
          rows.map(({ id, code }) => ({ id, code, lookup: { type: 'away' } })),
          true,
        );
      },
    );
  }, [shop, device, waiting, isDown, dispatch, turn]);
  return { lookingUp: left === 0 ? null : { left, all: Math.max(all, left) }, hasFailed };
};

/** The current shopper's pad; `device` are the parts on this device, if any. */
export const usePad = (device: DeviceParts | null): Pad => {
  const shop = useShop();
  const { storeKey } = shop.configuration;
  const { audience } = shop;
  const [state, dispatch] = useReducer(nextTakingPad, emptyTakingPad);
  const [opened, setOpened] = useState<OpenedPad | null>(null);
  useEffect(() => {
    let isLeft = false;
    void openPad({ storeKey, audience }).then((pad) => {
      if (isLeft) return;
      dispatch({ type: 'opened', rows: pad.rows });
      setOpened(pad);
    });
    return () => {
      isLeft = true;
    };
  }, [storeKey, audience]);
  const isDown = useConnection().shown !== 'online';
  const { saveNow, ...saved } = useSaved(opened, state, dispatch);
  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  });
  const writeDown = useCallback(
    (event: PadEvent) => {
      dispatch(event);
      return saveNow(nextTakingPad(shown.current, event));
    },
    [saveNow],
  );
  // Another tab may have saved the same pad.
  useEffect(() => {
    if (opened === null) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void saveNow(shown.current);
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [opened, saveNow]);
  const { lookingUp, hasFailed } = useLookUps(shop, device, state, dispatch, isDown);
  const lookForNear = useNear(shop, device, state, dispatch, isDown);
  // Rows that could not be checked are checked as soon as possible.
  useEffect(() => {
    if (!isDown) dispatch({ type: 'rechecked' });
  }, [isDown]);
  useEffect(() => {
    if (device !== null) dispatch({ type: 'rechecked' });
  }, [device]);
  return { state, dispatch, writeDown, isOpen: opened !== null, ...saved, lookingUp, hasFailed, lookForNear };
};
