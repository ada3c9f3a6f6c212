import { useState } from 'react';
import type { ProductSummary } from '#contract/product.ts';
import { canBeOrdered, orderableRule } from '#contract/orderable.ts';
import { masterVariant } from '#contract/variants.ts';
import { useNameWithSku } from '#shopper/shown/sku.ts';
import { Button } from '#ui/button.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { basketWording as words } from '#wording/basket.ts';
import { explainQuantity, quantityWording, soldInText } from '#wording/quantity.ts';
import { useAddMarked } from './use-add-marked.ts';
import './add-one.css';

/**
 * A quantity box and an Add button for a single-variant product in a list; null if it can't be ordered directly. With
 * `addsOnEnter` there is no next box to move to, so Enter adds.
 */
export function AddOne({
  product,
  addsOnEnter = false,
}: {
  readonly product: ProductSummary;
  readonly addsOnEnter?: boolean;
}) {
  const variant = masterVariant(product);
  const [quantity, setQuantity] = useState(0);
  const [isAdding, setAdding] = useState(false);
  const addMarked = useAddMarked();
  const nameWithSku = useNameWithSku();
  if (variant === undefined || !canBeOrdered(variant)) return null;
  const what = nameWithSku(product.name, variant.sku);
  const { increment } = variant.quantityRule;
  const add = async () => {
    if (isAdding) return;
    setAdding(true);
    const { newLineOf } = await import('./new-line.ts');
    const line = newLineOf(product, variant, quantity || variant.quantityRule.minimum);
    const added = line === null ? [] : await addMarked([line]);
    setAdding(false);
    if (added.length > 0) setQuantity(0);
  };
  return (
    <span className="add-one">
      <span className="add-one-quantity">
        <QuantityBox
          label={quantityWording.box(what)}
          fewerLabel={quantityWording.fewer(what)}
          moreLabel={quantityWording.more(what)}
          value={quantity}
          rule={orderableRule(variant)}
          explain={explainQuantity(variant.quantityRule, variant.inventory.availableQuantity)}
          commitAfterMs={300}
          onCommit={setQuantity}
          onAddAll={() => void add()}
          {...(addsOnEnter ? { onNext: () => void add() } : {})}
        />
        {increment === 1 ? null : <small className="muted">{soldInText(variant.quantityRule)}</small>}
      </span>
      <Button size="small" isPending={isAdding} aria-label={words.addOne(what)} onClick={() => void add()}>
        {words.add}
      </Button>
    </span>
  );
}
