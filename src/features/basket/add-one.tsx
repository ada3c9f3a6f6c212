import { useState } from 'react';
import { firstWords } from '#api/api-error.ts';
import { masterVariant, orderableRule, type ProductSummary } from '#contract/product.ts';
import { Button } from '#ui/button.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { showToast } from '#ui/toast-state.ts';
import { basketWording as words } from '#wording/basket.ts';
import { explainQuantity, quantityWording } from '#wording/quantity.ts';
import { useAddLines } from './basket-writes.ts';
import './add-one.css';

/** A quantity and a button for a product of one variant, in a list; null where it cannot be ordered as it is. */
export function AddOne({ product }: { readonly product: ProductSummary }) {
  const variant = masterVariant(product);
  const [quantity, setQuantity] = useState(0);
  const addLines = useAddLines();
  if (variant === undefined || variant.basePrice === null) return null;
  if (!variant.inventory.isInStock && !variant.inventory.canBackorder) return null;
  const what = `${product.name}, ${variant.sku}`;
  const add = () => {
    addLines.mutate([{ productVariantId: variant.id, quantity: quantity || variant.quantityRule.minimum }], {
      onSuccess: () => {
        setQuantity(0);
        showToast({ tone: 'success', text: words.added });
      },
      onError: (error) => showToast({ tone: 'error', text: firstWords(error) ?? words.notSaved }),
    });
  };
  return (
    <span className="add-one">
      <QuantityBox
        label={quantityWording.box(what)}
        fewerLabel={quantityWording.fewer(what)}
        moreLabel={quantityWording.more(what)}
        value={quantity}
        rule={orderableRule(variant)}
        explain={explainQuantity(variant.quantityRule.increment)}
        commitAfter={300}
        onCommit={setQuantity}
        onAddAll={add}
      />
      <Button size="small" isPending={addLines.isPending} aria-label={words.addOne(what)} onClick={add}>
        {words.add}
      </Button>
    </span>
  );
}
