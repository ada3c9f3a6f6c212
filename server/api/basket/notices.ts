import type { BasketNotification } from '#contract/basket.ts';
import type { QuantityRule } from '#contract/product.ts';
import { moneyText, wholeText } from '#contract/money-text.ts';
import { largestValidUpTo } from '#contract/quantity-rule.ts';
import { moneyIn } from './money.ts';
import { quantityFault } from './quantity-rule.ts';

/** The facts that a line's notices depend on. `seenMinor` is the unit price that the shopper saw, null if it can't be compared. */
export interface NoticedLine {
  readonly lineItemId: string;
  readonly quantity: number;
  /** The quantity asked for, if the shopper got less and has not accepted that yet; else null. */
  readonly wishedQuantity: number | null;
  readonly rule: QuantityRule;
  readonly isAvailable: boolean;
  readonly addOnFault: { readonly code: string; readonly message: string } | null;
  readonly stockLeft: number;
  readonly canBackorder: boolean;
  readonly showsStock: boolean;
  readonly seenMinor: number | null;
  readonly unitMinor: number;
}

/** The current notices of a line. `Error` means that it can't be ordered like this. */
export const lineNotices = (line: NoticedLine, currencyCode: string): BasketNotification[] => {
  const { lineItemId } = line;
  if (!line.isAvailable) {
    const message = 'This is no longer sold. Remove it to order.';
    return [{ lineItemId, code: 'ProductUnavailable', severity: 'Error', message }];
  }
  return [
    addOnNotice(line),
    quantityNotice(line),
    stockNotice(line) ?? reducedNotice(line),
    priceNotice(line, currencyCode),
  ].filter((notice) => notice !== null);
};

const reducedNotice = ({ lineItemId, wishedQuantity, quantity }: NoticedLine): BasketNotification | null =>
  wishedQuantity === null || wishedQuantity <= quantity ? null : quantityReduced(lineItemId, wishedQuantity, quantity);

const addOnNotice = ({ lineItemId, addOnFault }: NoticedLine): BasketNotification | null =>
  addOnFault === null ? null : { lineItemId, ...addOnFault, severity: 'Error' };

/** A quantity above the maximum shares the code of a wrong step: both require another quantity. */
const quantityNotice = ({ lineItemId, rule, quantity }: NoticedLine): BasketNotification | null => {
  const fault = quantityFault(rule, quantity);
  if (fault === null) return null;
  const code = fault.code === 'BelowMinimumQuantity' ? fault.code : 'NotMultipleOfIncrement';
  return { lineItemId, code, severity: 'Error', message: fault.message };
};

const stockNotice = ({ lineItemId, ...line }: NoticedLine): BasketNotification | null => {
  if (line.stockLeft >= line.quantity) return null;
  if (line.canBackorder) {
    const message =
      line.showsStock && line.stockLeft > 0
        ? `${wholeText(line.stockLeft)} in stock, the other ${wholeText(line.quantity - line.stockLeft)} will follow.`
        : 'Not all of this is in stock. The rest will follow.';
    const availableQuantity = line.showsStock ? line.stockLeft : null;
    return { lineItemId, code: 'OutOfStock', severity: 'Info', message, availableQuantity };
  }
  const availableQuantity = largestValidUpTo(line.rule, line.stockLeft) ?? 0;
  const message =
    availableQuantity === 0
      ? 'This is out of stock. Remove it to order.'
      : `Only ${wholeText(availableQuantity)} left. Lower the quantity to order.`;
  return { lineItemId, code: 'OutOfStock', severity: 'Error', message, availableQuantity };
};

const priceNotice = (
  { lineItemId, seenMinor, unitMinor }: NoticedLine,
  currencyCode: string,
): BasketNotification | null =>
  seenMinor === null || seenMinor === unitMinor ? null : priceChange(lineItemId, seenMinor, unitMinor, currencyCode);

/** The notice of a changed unit price: a warning if it rose, information if it fell. */
export const priceChange = (
  lineItemId: string | null,
  beforeMinor: number,
  nowMinor: number,
  currencyCode: string,
): BasketNotification => ({
  lineItemId,
  code: 'PriceChanged',
  severity: nowMinor > beforeMinor ? 'Warning' : 'Info',
  message: `The price changed from ${moneyText(beforeMinor, currencyCode)} to ${moneyText(nowMinor, currencyCode)} each.`,
  previousPrice: moneyIn(currencyCode)(beforeMinor),
});

/** The notice of a quantity that was reduced because stock is short. */
export const quantityReduced = (lineItemId: string, wished: number, quantity: number): BasketNotification => ({
  lineItemId,
  code: 'QuantityReduced',
  severity: 'Warning',
  message: `You asked for ${wholeText(wished)}. Only ${wholeText(quantity)} ${quantity === 1 ? 'is' : 'are'} available, so the quantity is ${wholeText(quantity)}.`,
  availableQuantity: quantity,
  askedQuantity: wished,
});

/** The notice of a basket below the minimum order value. */
export const belowMinimumOrder = (
  minimumMinor: number,
  missingMinor: number,
  currencyCode: string,
): BasketNotification => ({
  lineItemId: null,
  code: 'BelowMinimumOrder',
  severity: 'Warning',
  message: `The minimum order is ${moneyText(minimumMinor, currencyCode)}. Add ${moneyText(missingMinor, currencyCode)} more to check out.`,
});
