import { isNoAnswer } from '#api/api-error.ts';
import type { Shop } from '#shopper/shop.tsx';
import { type DeviceParts, resolveAtStore } from './look-up.ts';
import type { KnownPart, LookupOutcome, PadRow } from './pad-row.ts';

/** How many rows to look up at a time. */
export const rowsAtATime = 200;

const codesOf = (rows: readonly PadRow[]): string[] =>
  rows.flatMap(({ code, whole }) => [code, ...(whole === null ? [] : [whole])]);

const outcomesOf = (
  rows: readonly PadRow[],
  found: ReadonlyMap<string, KnownPart>,
  otherwise: LookupOutcome['lookup'],
): LookupOutcome[] =>
  rows.map(({ id, code, whole }) => {
    const known = found.get(code);
    if (known !== undefined) return { id, code, lookup: { type: 'found', known } };
    const asWhole = found.get(whole ?? '');
    return asWhole === undefined
      ? { id, code, lookup: otherwise }
      : { id, code, lookup: { type: 'found', known: asWhole }, isWhole: true };
  });

/**
 * Looks rows up at the store or, if it doesn't answer, on this device. A part unknown to both is not found if the device has all
 * parts; otherwise it waits for a connection.
 */
export const lookUpRows = async (
  shop: Shop,
  device: DeviceParts | null,
  rows: readonly PadRow[],
  { isDown }: { readonly isDown: boolean },
): Promise<readonly LookupOutcome[]> => {
  const codes = codesOf(rows);
  if (!isDown) {
    try {
      const found = await resolveAtStore(shop, codes);
      return outcomesOf(rows, found, { type: 'not-found', near: null, isFromDevice: false });
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
    }
  }
  if (device === null) return outcomesOf(rows, new Map(), { type: 'away' });
  const missing = device.isWhole
    ? ({ type: 'not-found', near: null, isFromDevice: true } as const)
    : ({ type: 'away' } as const);
  return outcomesOf(rows, await device.resolve(codes), missing);
};
