import { nextTierOf } from '#contract/price.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LineItem } from '#contract/basket.ts';
import type { Money } from '#contract/money.ts';
import { orderableRule } from '#contract/orderable.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Button } from '#ui/button.tsx';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { basketWording } from '#wording/basket.ts';
import { formatPrice } from '#wording/money.ts';
import { explainQuantity, quantityWording, soldInText } from '#wording/quantity.ts';
import { waitingWording } from '#wording/waiting.ts';
import type { LineMark } from './basket-patches.ts';
import { nameOfLine } from './line-name.ts';
import './basket-line.css';

/** `picture` and `actions` come from the caller; `actions` go beside Remove. */
export interface BasketLineProps {
  readonly line: LineItem;
  /** The state of the line's unconfirmed change, if any. */
  readonly mark: LineMark | undefined;
  /** Filtered out, but still mounted: it keeps its input. */
  readonly isHidden: boolean;
  readonly picture?: ReactNode;
  readonly actions?: ReactNode;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

/** One cart line; the quantity saves as it is typed, and 0 removes the line. */
export function BasketLine({ line, mark, isHidden, picture, actions, onQuantity, onRemove }: BasketLineProps) {
  const name = nameOfLine(line);
  const shownSku = useShownSku();
  const isTaxAdded = useIsTaxAdded();
  const shown = (price: Money) => formatPrice(price, line.variant.taxRate, isTaxAdded);
  const tier = nextTierOf(line.variant.tierPrices, line.quantity, line.price.amount);
  const { currencyCode } = line.price;
  const isReduced = line.price.originalPrice.amount > line.price.amount;
  return (
    <li className="basket-line" hidden={isHidden} data-pencil={mark?.state}>
      {picture === undefined ? null : <div className="basket-line-picture">{picture}</div>}
      <div className="basket-line-what">
        <Link to="/store/product/$product" params={{ product: line.slug }} className="basket-line-name">
          {name}
        </Link>
        <span className="code">{shownSku(line.sku)}</span>
        {line.addOns.length === 0 ? null : (
          <ul className="basket-line-add-ons" aria-label={basketWording.addOns}>
            {line.addOns.map((addOn) => (
              <li key={addOn.addonOptionId}>
                {addOn.name} {addOn.price.amount > 0 ? `+ ${shown(addOn.price)}` : null}
              </li>
            ))}
          </ul>
        )}
        {mark === undefined ? null : <PencilMark state={mark.state}>{waitingWording.marks[mark.state]}</PencilMark>}
        {line.isAvailable ? null : <strong className="basket-line-gone">{basketWording.unavailable}</strong>}
      </div>
      <div className="basket-line-price">
        <b>{shown(line.price.total)}</b>
        <span>
          {isReduced ? (
            <>
              <span className="vh">{basketWording.wasPrice} </span>
              <s>{shown(line.price.originalPrice)}</s>{' '}
            </>
          ) : null}
          {shown({ amount: line.price.amount, currencyCode })} {basketWording.each}
        </span>
        {line.appliedTier === null ? null : (
          <span className="basket-line-tier">{basketWording.tierApplies(line.appliedTier.minimumQuantity)}</span>
        )}
      </div>
      <div className="basket-line-foot" data-saves>
        <QuantityBox
          label={quantityWording.box(name)}
          fewerLabel={quantityWording.fewer(name)}
          moreLabel={quantityWording.more(name)}
          value={line.quantity}
          rule={orderableRule({ ...line.variant, inventory: line.inventory })}
          explain={explainQuantity(line.variant.quantityRule, line.inventory.availableQuantity)}
          commitAfterMs={600}
          size="touch"
          onCommit={(quantity) => (quantity === 0 ? onRemove() : onQuantity(quantity))}
        />
        {line.variant.quantityRule.increment === 1 ? null : (
          <small className="muted">{soldInText(line.variant.quantityRule)}</small>
        )}
        {tier === undefined ? null : (
          <span className="basket-line-hint">
            {basketWording.nextTier(tier.minimumQuantity - line.quantity, shown(tier.price))}
          </span>
        )}
        <span className="basket-line-actions">
          {actions}
          <Button tone="quiet" size="small" aria-label={basketWording.removeLine(name)} onClick={onRemove}>
            {basketWording.remove}
          </Button>
        </span>
      </div>
    </li>
  );
}
