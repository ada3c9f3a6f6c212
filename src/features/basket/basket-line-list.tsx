import { type ReactNode, useState } from 'react';
import { firstWords } from '#api/api-error.ts';
import type { Basket, LineItem } from '#contract/basket.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-state.ts';
import { basketWording } from '#wording/basket.ts';
import { BasketLine } from './basket-line.tsx';
import { useAddLines, useRemoveLines, useSetQuantity } from './basket-writes.ts';
import { nameOfLine } from './line-name.ts';

const complain = (error: unknown) => showToast({ tone: 'error', text: firstWords(error) ?? basketWording.notSaved });

/** The lines of the cart; a removed one leaves an Undo in its place until the page is left. */
export function BasketLineList({
  basket,
  pictureOf,
  actionsOf,
}: {
  readonly basket: Basket;
  readonly pictureOf?: (line: LineItem) => ReactNode;
  readonly actionsOf?: (line: LineItem) => ReactNode;
}) {
  const [removed, setRemoved] = useState<readonly { line: LineItem; at: number }[]>([]);
  const setQuantity = useSetQuantity();
  const removeLines = useRemoveLines();
  const addLines = useAddLines();

  const remove = (line: LineItem, at: number) => {
    setRemoved((earlier) => [...earlier, { line, at }]);
    announce(basketWording.removed(nameOfLine(line)));
    removeLines.mutate([line.lineItemId], {
      onError: (error) => {
        setRemoved((earlier) => earlier.filter((one) => one.line !== line));
        complain(error);
      },
    });
  };
  const putBack = (line: LineItem) => {
    const again = {
      productVariantId: line.variant.id,
      quantity: line.quantity,
      addonOptionIds: line.addOns.map((addOn) => addOn.addonOptionId),
    };
    addLines.mutate([again], {
      onSuccess: () => setRemoved((earlier) => earlier.filter((one) => one.line !== line)),
      onError: complain,
    });
  };

  const removedIds = new Set(removed.map(({ line }) => line.lineItemId));
  const shown = basket.lineItems.filter((line) => !removedIds.has(line.lineItemId));
  const places: ({ line: LineItem } | { gone: LineItem })[] = shown.map((line) => ({ line }));
  for (const { line, at } of removed) places.splice(Math.min(at, places.length), 0, { gone: line });

  return (
    <ol className="basket-lines">
      {places.map((place, at) =>
        'gone' in place ? (
          <li key={`gone-${place.gone.lineItemId}`} className="basket-line-removed">
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
            key={place.line.lineItemId}
            line={place.line}
            isSaving={setQuantity.isPending && setQuantity.variables.lineItemId === place.line.lineItemId}
            picture={pictureOf?.(place.line)}
            actions={actionsOf?.(place.line)}
            onQuantity={(quantity) =>
              setQuantity.mutate({ lineItemId: place.line.lineItemId, quantity }, { onError: complain })
            }
            onRemove={() => remove(place.line, at)}
          />
        ),
      )}
    </ol>
  );
}
