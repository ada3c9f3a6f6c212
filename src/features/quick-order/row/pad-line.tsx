import { memo, useMemo } from 'react';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { XIcon } from '#ui/icons.tsx';
import { TriangleAlertIcon } from '#ui/notice-icons.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { formatPrice } from '#wording/money.ts';
import { CodeBox, type FindParts, type FindSizes } from './code-box.tsx';
import {
  eachMinor,
  isBlank,
  type KnownPart,
  type PadRow,
  problemOf,
  quantityOf,
} from '#features/quick-order/pad-row.ts';
import type { PadEvent } from '#features/quick-order/pad-event.ts';
import { PartDetails } from './part-details.tsx';
import { QuantityCell } from './quantity-cell.tsx';
import { isSpoilt } from '#features/quick-order/input/quantity-text.ts';
import { rowWords } from '#features/quick-order/row-words.ts';

/** Callbacks that the rows of a pad share. */
export interface LineActions {
  readonly dispatch: (event: PadEvent) => void;
  readonly find: FindParts;
  readonly findSizes: FindSizes;
  readonly onNext: (box: 'code' | 'quantity', id: string) => void;
  readonly onAddAll: () => void;
  readonly onRemove: (row: PadRow) => void;
  readonly onLookForNear: (id: string) => void;
}

export const PadLine = memo(function PadLine({
  row,
  place,
  actions,
}: {
  readonly row: PadRow;
  /** From 1. */
  readonly place: number;
  readonly actions: LineActions;
}) {
  const { dispatch, find, findSizes, onNext, onAddAll, onRemove, onLookForNear } = actions;
  const { id, lookup } = row;
  const said = rowWords(row);
  const wordsId = said.length === 0 ? undefined : `${id}-words`;
  const problem = problemOf(row);
  const isQuantityWrong = problem?.type === 'quantity' || problem?.type === 'not-sold-so';
  const isCodeWrong = lookup.type === 'not-found' || problem?.type === 'no-code';
  const isWrong = said.some((one) => one.isWrong);
  // Memoised: typing a code doesn't re-render what it doesn't change.
  const { quantity } = row;
  const quantityParts = useMemo(() => ({ quantity, lookup }), [quantity, lookup]);
  const quantityActions = useMemo(
    () => ({
      onBegin: () => dispatch({ type: 'quantity-begun', id }),
      onType: (typed: string) => dispatch({ type: 'quantity-typed', id, quantity: typed }),
      onScan: (code: string) => {
        dispatch({ type: 'quantity-entered', id });
        dispatch({ type: 'scanned', code });
      },
      onEnter: (goesOn: boolean) => {
        dispatch({ type: 'quantity-entered', id });
        if (goesOn) onNext('code', id);
      },
      onAddAll,
    }),
    [dispatch, id, onNext, onAddAll],
  );
  // The pressed button disappears: with the keyboard, the focus moves to the quantity; touch must not open an on-screen keyboard.
  const press = (event: PadEvent) => {
    const isByKeys = document.activeElement?.matches(':focus-visible') === true;
    dispatch(event);
    if (isByKeys) onNext('quantity', id);
  };
  return (
    <li
      id={id}
      className="pad-line"
      data-state={lookup.type === 'away' ? 'pending' : isWrong ? 'wrong' : lookup.type === 'found' ? 'good' : undefined}
    >
      <span className="pad-place" aria-hidden="true">
        {place}
      </span>
      <CodeBox
        id={`${id}-code`}
        label={words.codeOf(place)}
        value={row.code}
        describedBy={wordsId}
        isWrong={isCodeWrong}
        find={find}
        findSizes={findSizes}
        onType={(code) => dispatch({ type: 'code-typed', id, code })}
        onEnter={(goesOn) => {
          dispatch({ type: 'code-entered', id });
          if (goesOn) onNext('code', id);
        }}
        onPick={(known) => {
          dispatch({ type: 'part-picked', id, known });
          onNext('quantity', id);
        }}
        onAddAll={onAddAll}
      />
      <PartDetails row={quantityParts} />
      <QuantityCell
        id={`${id}-quantity`}
        label={words.quantityOf(place)}
        row={quantityParts}
        describedBy={wordsId}
        isWrong={isQuantityWrong}
        {...quantityActions}
      />
      <LineTotal row={row} />
      <span className="pad-remove">
        {isBlank(row) ? null : (
          <IconButton
            size="small"
            label={words.removeRow(place, row.code)}
            icon={<XIcon size={16} />}
            onClick={() => onRemove(row)}
          />
        )}
      </span>
      {said.length === 0 ? null : (
        <div className="pad-words" id={wordsId}>
          {said.map(({ text, isWrong: isOfWrong, canUndo }) => (
            <p key={text} data-wrong={isOfWrong || undefined}>
              {isOfWrong ? <TriangleAlertIcon size={16} /> : null}
              <span>
                {row.line === null || !isOfWrong ? null : <b>{words.ofLine(row.line)}: </b>}
                {text}
              </span>
              {canUndo ? (
                <Button size="small" tone="quiet" onClick={() => press({ type: 'adjustment-undone', id })}>
                  {words.undo}
                </Button>
              ) : null}
            </p>
          ))}
          {problem?.type === 'not-sold-so' ? (
            <Button
              size="small"
              onClick={() => {
                dispatch({ type: 'quantity-typed', id, quantity: String(problem.change.given) });
                press({ type: 'quantity-entered', id });
              }}
            >
              {words.takeQuantity(problem.change.given)}
            </Button>
          ) : null}
          {lookup.type === 'not-found' && !isSpoilt(row.code) ? (
            <Nearest
              near={lookup.near}
              onPick={(known) => press({ type: 'part-picked', id, known })}
              onLook={() => onLookForNear(id)}
            />
          ) : null}
        </div>
      )}
    </li>
  );
});

function LineTotal({ row }: { readonly row: PadRow }) {
  const isTaxAdded = useIsTaxAdded();
  const quantity = quantityOf(row);
  if (row.lookup.type !== 'found' || quantity === null || problemOf(row) !== null) return <b className="pad-total" />;
  const each = eachMinor(row.lookup.known, quantity);
  const { part, terms } = row.lookup.known;
  const total = each === null ? null : { amount: each * quantity, currencyCode: terms.currencyCode };
  return <b className="pad-total">{total === null ? null : formatPrice(total, part.taxRate, isTaxAdded)}</b>;
}

function Nearest({
  near,
  onPick,
  onLook,
}: {
  readonly near: readonly KnownPart[] | null;
  readonly onPick: (known: KnownPart) => void;
  readonly onLook: () => void;
}) {
  if (near === null) {
    return (
      <Button size="small" tone="quiet" onClick={onLook}>
        {words.lookForNear}
      </Button>
    );
  }
  if (near.length === 0) return null;
  return (
    <div className="pad-near" role="group" aria-label={words.nearest}>
      <span aria-hidden="true">{words.nearest}</span>
      {near.map((known) => (
        <Button key={known.part.id} size="small" onClick={() => onPick(known)}>
          <span className="code">{known.part.sku}</span>
          <span className="pad-near-name">{known.part.variantName ?? known.part.name}</span>
        </Button>
      ))}
    </div>
  );
}
