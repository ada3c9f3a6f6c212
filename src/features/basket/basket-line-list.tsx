import { type ReactNode, useState } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { LineItem } from '#contract/basket.ts';
import { lineSubject } from '#offline/commands/line-key.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { basketWording } from '#wording/basket.ts';
import { BasketLine } from './basket-line.tsx';
import { keyOfLine } from './basket-line-key.ts';
import type { ShownBasket } from './basket-patches.ts';
import { useAddLines } from './add-lines.ts';
import { useRemoveLine, useSetQuantity } from './basket-writes.ts';
import { nameOfLine } from './line-name.ts';
import { restoredLine } from './new-line.ts';

const complain = (error: unknown) =>
  showToast({ tone: 'error', text: firstMessageOf(error) ?? basketWording.notSaved });

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

  const removedIds = new Set(removed.map(({ line }) => subjectOf(line)));
  const shown = basket.lineItems.filter((line) => !removedIds.has(subjectOf(line)));
  const places: ({ line: LineItem } | { gone: LineItem })[] = shown.map((line) => ({ line }));
  for (const { line, at } of removed) places.splice(Math.min(at, places.length), 0, { gone: line });

  // Until a press is in the journal, further presses count from the pending quantity.
  const inHand = (line: LineItem): LineItem =>
    setQuantity.isPending && subjectOf(setQuantity.variables.line) === subjectOf(line)
      ? { ...line, quantity: setQuantity.variables.quantity }
      : line;

  return (
    <ol className="basket-lines">
      {places.map((place, at) =>
        'gone' in place ? (
          <li key={`gone ${subjectOf(place.gone)}`} className="basket-line-removed">
            <span>{basketWording.removed(nameOfLine(place.gone))}</span>
            <Button
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
            mark={basket.marks.get(place.line.lineItemId)}
            picture={pictureOf?.(place.line)}
            actions={actionsOf?.(place.line)}
            onQuantity={(quantity) => setQuantity.mutate({ line: place.line, quantity }, { onError: complain })}
            onRemove={() => remove(place.line, at)}
          />
        ),
      )}
    </ol>
  );
}
