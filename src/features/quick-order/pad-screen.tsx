import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sleep } from '#offline/sleep.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/dialog/confirm-state.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { isFocusLost } from '#ui/lost-focus.ts';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import type { FindParts, FindSizes } from '#features/quick-order/row/code-box.tsx';
import { framePainted } from './frames.ts';
import { type DeviceParts, findAtStore, sizesAtStore } from './look-up.ts';
import { type OrderGap, PadBar } from './pad-bar.tsx';
import { type LineActions } from '#features/quick-order/row/pad-line.tsx';
import { PadLines, rowsOnAPage } from './pad-lines.tsx';
import { ImportNotices, LookUpMeter, ToCheck } from './pad-notes.tsx';
import { type GoodRow, isBlank, needsCheck } from './pad-row.ts';
import { PadTools } from './pad-tools.tsx';
import { padTotals } from './pad-totals.ts';
import { type AddRows, useAddRows } from './use-add-rows.ts';
import { useImport } from '#features/quick-order/input/use-import.ts';
import { type CarriedLine, useCarried } from './use-carried.ts';
import { ScanButton } from '#features/quick-order/scan/scan-button.tsx';
import { useTypedScan } from '#features/quick-order/scan/use-typed-scan.ts';
import { usePad } from './use-pad.ts';
import { useSayRows } from '#features/quick-order/row/use-say-rows.ts';
import { usePadTotals } from './use-pad-totals.ts';
import { useShared } from '#features/quick-order/input/use-shared.ts';
import { useDrop, usePaste } from '#features/quick-order/input/use-paste.ts';
import './pad.css';

const matchesShown = 8;
const storeDelayMs = 120;

/** How many frames to wait for a row to be rendered. */
const maxFrames = 30;

/** Focuses a box once it is rendered, or the other one if its row was merged into another. */
const focusLater = (id: string, otherwise: string | null = null, framesLeft = maxFrames): void => {
  setTimeout(() => {
    const box = document.getElementById(id);
    if (box !== null) box.focus();
    else if (framesLeft > 0) requestAnimationFrame(() => focusLater(id, otherwise, framesLeft - 1));
    else if (otherwise !== null) document.getElementById(otherwise)?.focus();
  });
};

/** Quick order: a sheet of part numbers and quantities that goes into the cart. */
export function PadScreen({
  device,
  gap,
  basis,
  onAdd,
  listActionOf,
  children,
  carried,
}: {
  readonly device: DeviceParts | null;
  readonly gap: OrderGap;
  readonly basis: string | null;
  readonly onAdd: AddRows;
  /** Other actions with the good rows, such as saving them as a list. */
  readonly listActionOf: (rows: readonly GoodRow[]) => ReactNode;
  /** Shown below the tools: the parts on this device. */
  readonly children?: ReactNode;
  readonly carried: CarriedLine | null;
}) {
  const shop = useShop();
  const pad = usePad(device);
  const { state, dispatch } = pad;
  const screen = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(0);
  const [isOnlyToCheck, setOnlyToCheck] = useState(false);
  const { notes, importText, importFiles, importShared } = useImport(dispatch);
  const { progress, addRows } = useAddRows(pad, onAdd);
  const totals = usePadTotals(state.rows, shop.currencyCode);
  const listAction = useMemo(() => listActionOf(totals.good), [listActionOf, totals.good]);
  usePaste(
    useCallback(() => screen.current, []),
    (text, rowId) => void importText(text, rowId),
  );
  useSayRows(state.rows);
  useCarried(carried, pad);
  useShared(pad, { importShared, importFiles });
  const openFiles = useCallback((files: readonly File[]) => void importFiles(files), [importFiles]);
  const isOver = useDrop(openFiles);

  const find = useCallback<FindParts>(
    async (typed, signal) => {
      const onDevice = device === null ? [] : await device.match(typed, matchesShown);
      if (onDevice.length > 0) return onDevice;
      // The device is searched on every keystroke, the store only after a pause.
      await sleep(storeDelayMs);
      return signal.aborted ? [] : findAtStore(shop, typed, matchesShown, signal);
    },
    [shop, device],
  );
  const findSizes = useCallback<FindSizes>(
    async (match, signal) => {
      try {
        const onDevice = device === null ? [] : await device.products([match.part.slug]);
        return onDevice.length > 0 ? onDevice : await sizesAtStore(shop, match, signal);
      } catch (error) {
        if (!signal.aborted) showToast({ tone: 'error', text: words.sizesFailed });
        throw error;
      }
    },
    [shop, device],
  );
  const placesToCheck = isOnlyToCheck ? state.rows.flatMap((row, place) => (needsCheck(row) ? [place] : [])) : [];
  const isOnly = placesToCheck.length > 0;
  const rowCount = state.rows.length;
  const allPlaces = useMemo(() => Array.from({ length: rowCount }, (_, place) => place), [rowCount]);
  const places = isOnly ? placesToCheck : allPlaces;

  const latest = useRef({ rows: state.rows, isOnly, addRows });
  useEffect(() => {
    latest.current = { rows: state.rows, isOnly, addRows };
  });
  // A stable function: a row only re-renders if it has changed.
  const addAll = useCallback(() => {
    const isInRow = document.activeElement?.closest('.pad-line') !== null;
    const add = async (): Promise<void> => {
      const { good, toCheck } = padTotals(latest.current.rows, shop.currencyCode);
      if (good.length === 0) return announce(words.nothingToAdd);
      await latest.current.addRows(good, (added) => words.added(added, toCheck.length));
      await framePainted();
      // The focused row may have left with the others.
      const isLost = isInRow && isFocusLost();
      if (isLost) screen.current?.querySelector<HTMLElement>('.pad-code input')?.focus();
    };
    // Deferred, since the same key press commits the last input.
    setTimeout(() => void add().catch(reportError));
  }, [shop.currencyCode]);
  const actions = useMemo<LineActions>(
    () => ({
      dispatch,
      find,
      findSizes,
      onNext: (box, id) => {
        const next = `${document.getElementById(id)?.nextElementSibling?.id ?? id}-code`;
        if (box === 'quantity') focusLater(`${id}-quantity`, next);
        else focusLater(next);
      },
      onAddAll: addAll,
      onRemove: (row) => {
        const { rows } = latest.current;
        const at = rows.findIndex(({ id }) => id === row.id);
        dispatch({ type: 'removed', ids: new Set([row.id]) });
        showToast({
          tone: 'success',
          text: words.removed(row.code),
          action: { label: words.undo, onPress: () => dispatch({ type: 'restored', row, at }) },
        });
        const beside = rows[at + 1] ?? rows[at - 1];
        if (beside !== undefined) focusLater(`${beside.id}-code`);
      },
      onLookForNear: pad.lookForNear,
    }),
    [dispatch, find, findSizes, addAll, pad.lookForNear],
  );
  const take = useCallback((code: string) => dispatch({ type: 'scanned', code }), [dispatch]);
  useTypedScan(take);
  const goTo = useCallback((place: number) => {
    const { rows, isOnly: isOnlyNow } = latest.current;
    setPage(isOnlyNow ? 0 : Math.floor(place / rowsOnAPage));
    const row = rows[place];
    if (row !== undefined) focusLater(`${row.id}-code`);
  }, []);
  const clear = useCallback(async () => {
    const written = () => latest.current.rows.filter((row) => !isBlank(row));
    const isSure = await askToConfirm({
      title: words.clearTitle,
      message: words.clearMessage(written().length),
      acceptLabel: words.clearAccept,
      rejectLabel: words.clearReject,
      tone: 'danger',
    });
    if (isSure) dispatch({ type: 'removed', ids: new Set(written().map(({ id }) => id)) });
  }, [dispatch]);

  return (
    <div ref={screen} className="pad-screen" data-over={isOver || undefined}>
      <p className="measure">{words.help}</p>
      <div ref={keepFocus} className="pad-tools" data-print="hide">
        <ScanButton rows={state.rows} onCode={take} />
        <PadTools onFiles={openFiles} onClear={totals.written === 0 ? null : clear}>
          {listAction}
        </PadTools>
      </div>
      {children}
      <ImportNotices notes={notes} />
      <LookUpMeter lookingUp={pad.lookingUp} />
      {pad.isSaved ? null : <Notice tone="warning">{words.notSaved}</Notice>}
      {pad.hasFailed ? (
        <Notice
          ref={keepFocus}
          tone="warning"
          actions={
            <Button size="small" onClick={() => dispatch({ type: 'rechecked' })}>
              {words.checkAgain}
            </Button>
          }
        >
          {words.lookUpFailed}
        </Notice>
      ) : null}
      <ToCheck toCheck={totals.toCheck} isOnly={isOnlyToCheck} onOnly={setOnlyToCheck} onGo={goTo} />
      <PadLines rows={state.rows} places={places} page={page} onPage={setPage} actions={actions} />
      <PadBar totals={totals} gap={gap} basis={basis} progress={progress} onAdd={addAll} />
      {isOver ? (
        <p className="pad-drop" aria-hidden="true">
          {words.dropHere}
        </p>
      ) : null}
    </div>
  );
}
