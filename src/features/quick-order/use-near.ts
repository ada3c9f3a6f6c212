import { useCallback, useEffect, useRef, useState } from 'react';
import { isNoAnswer } from '#api/api-error.ts';
import type { Shop } from '#shopper/shop.tsx';
import { type DeviceParts, nearAtStore } from './look-up.ts';
import { isSpoilt } from '#features/quick-order/input/quantity-text.ts';
import type { KnownPart, PadRow } from './pad-row.ts';
import type { PadEvent } from './pad-event.ts';
import type { PadState } from './pad-state.ts';

/** How many similar parts to offer for an unknown code. */
const nearest = 3;
/** For how many rows to search without being asked; each may take several calls. */
const unasked = 40;

const findNear = async (shop: Shop, device: DeviceParts | null, code: string, isDown: boolean) => {
  const onDevice: readonly KnownPart[] = device === null ? [] : await device.near(code, nearest);
  if (onDevice.length > 0 || isDown) return onDevice;
  return nearAtStore(shop, code, nearest);
};

/** Searches the parts closest to unknown codes, one row at a time; returns a function that requests the search for a row. */
export const useNear = (
  shop: Shop,
  device: DeviceParts | null,
  state: PadState,
  dispatch: (event: PadEvent) => void,
  isDown: boolean,
): ((id: string) => void) => {
  // The turn that was started last: only one search runs at a time.
  const begun = useRef(-1);
  const tried = useRef(new Map<string, string>());
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set());
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (begun.current === turn) return;
    const bare = state.rows.filter(({ lookup }) => lookup.type === 'not-found');
    const isDue = (row: PadRow, at: number): boolean =>
      row.lookup.type === 'not-found' &&
      row.lookup.near === null &&
      !isSpoilt(row.code) &&
      (at < unasked || wanted.has(row.id)) &&
      tried.current.get(row.id) !== row.code;
    const row = bare.find(isDue);
    if (row === undefined || row.lookup.type !== 'not-found') return;
    const { id, code, lookup } = row;
    begun.current = turn;
    tried.current.set(id, code);
    void findNear(shop, device, code, isDown)
      .then(
        (near) => dispatch({ type: 'looked-up', outcomes: [{ id, code, lookup: { ...lookup, near } }] }),
        (error: unknown) => {
          if (!isNoAnswer(error)) reportError(error);
        },
      )
      .finally(() => {
        setTurn((before) => before + 1);
      });
  }, [shop, device, state.rows, wanted, isDown, dispatch, turn]);
  return useCallback((id: string) => setWanted((before) => new Set(before).add(id)), []);
};
