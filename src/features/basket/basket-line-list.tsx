import { type ReactNode, useState } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { LineItem } from '#contract/basket.ts';
import { keyOfLine, lineSubject } from '#offline/commands/line-key.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { takeLostFocus } from '#ui/lost-focus.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { basketWording } from '#wording/basket.ts';
import { cartChangeWording } from '#wording/cart-change.ts';
import { BasketLine } from './basket-line.tsx';
import type { ShownBasket } from './basket-patches.ts';
import { useAddLines } from './add-lines.ts';
import { useRemoveLine, useSetQuantity } from './basket-writes.ts';
import { nameOfLine } from './line-name.ts';
import { restoredLine } from './new-line.ts';

const complain = (error: unknown) =>
  showToast({ tone: 'error', text: firstMessageOf(error) ?? cartChangeWording.notSaved });

/** Keyed by content: a line's id changes when the store assigns one. */
const subjectOf = (line: LineItem): string => lineSubject(keyOfLine(line));

/** The cart lines; a removed line leaves an Undo in its place until the shopper leaves the page. */
export function BasketLineList({
  basket,
  pictureOf,
  actionsOf,
}: {
  readonly basket: ShownBasket;
  readonly pictureOf?: (line: LineItem) => ReactNode;
  readonly actionsOf?: (line: LineItem) => ReactNode;
}) {
  const [find, setFind] = useState('');
  const [removed, setRemoved] = useState<readonly { line: LineItem; at: number }[]>([]);
  const setQuantity = useSetQuantity();
  const removeLine = useRemoveLine();
  const addLines = useAddLines();

  const remove = (line: LineItem, at: number) => {
    setRemoved((earlier) => [...earlier, { line, at }]);
    announce(basketWording.removed(nameOfLine(line)));
    removeLine.mutate(line, {
      onError: (error) => {
        setRemoved((earlier) => earlier.filter((one) => one.line !== line));
        complain(error);
      },
    });
  };
  const putBack = (line: LineItem) => {
    addLines.mutate([restoredLine(line)], {
      onSuccess: () => setRemoved((earlier) => earlier.filter((one) => one.line !== line)),
      onError: complain,
    });
  };

  const isLong = basket.lineItems.length > longFrom;
  const sought = isLong ? words(find) : [];
  const isSought = (line: LineItem): boolean => {
    const text = `${nameOfLine(line)} ${line.sku}`.toLowerCase();
    return sought.every((word) => text.includes(word));
  };

  const removedIds = new Set(removed.map(({ line }) => subjectOf(line)));
  const shown = basket.lineItems.filter((line) => !removedIds.has(subjectOf(line)));
  const places: ({ line: LineItem } | { gone: LineItem })[] = shown.map((line) => ({ line }));
  for (const { line, at } of removed) places.splice(Math.min(at, places.length), 0, { gone: line });

  // Until a press is in the journal, further presses count from the pending quantity.
  const inHand = (line: LineItem): LineItem =>
    setQuantity.isPending && subjectOf(setQuantity.variables.line) === subjectOf(line)
      ? { ...line, quantity: setQuantity.variables.quantity }
      : line;

  const found = places.filter((place) => 'gone' in place || isSought(place.line)).length;
  return (
    <>
      {isLong ? (
        <div className="basket-find" data-print="hide">
          <TextField label={basketWording.find} value={find} onChange={setFind} type="search" autoComplete="off" />
          <p className="muted" role="status">
            {sought.length === 0
              ? null
              : found === 0
                ? basketWording.noneFound(find.trim())
                : basketWording.found(found, places.length)}
          </p>
          {sought.length > 0 && found === 0 ? (
            <Button
              size="small"
              onClick={(event) => {
                event.currentTarget.closest('.basket-find')?.querySelector('input')?.focus();
                setFind('');
              }}
            >
              {basketWording.showAll(places.length)}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ol ref={keepFocus} className="basket-lines" data-long={isLong || undefined}>
        {places.map((place, at) =>
          'gone' in place ? (
            <li key={`gone ${subjectOf(place.gone)}`} className="basket-line-removed">
              <span>{basketWording.removed(nameOfLine(place.gone))}</span>
              <Button
                // The removed line had the focus.
                ref={takeLostFocus}
                size="small"
                isPending={addLines.isPending}
                aria-label={basketWording.undoRemoval(nameOfLine(place.gone))}
                onClick={() => putBack(place.gone)}
              >
                {basketWording.undo}
              </Button>
            </li>
          ) : (
            <BasketLine
              key={subjectOf(place.line)}
              line={inHand(place.line)}
              isHidden={!isSought(place.line)}
              mark={basket.marks.get(place.line.lineItemId)}
              picture={pictureOf?.(place.line)}
              actions={actionsOf?.(place.line)}
              onQuantity={(quantity) => setQuantity.mutate({ line: place.line, quantity }, { onError: complain })}
              onRemove={() => remove(place.line, at)}
            />
          ),
        )}
      </ol>
    </>
  );
}

/** A cart with more lines than this has a filter, and its lines are compact. */
const longFrom = 12;

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
