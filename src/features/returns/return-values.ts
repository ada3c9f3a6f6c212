import type { Order, OrderLine } from '#contract/order.ts';
import type { ReturnInput, ReturnReason } from '#contract/order-return.ts';
import { maxReturnCommentLength } from '#contract/primitives.ts';
import type { FormSchema } from '#ui/form/form-state.ts';
import { lineName } from '#wording/line-name.ts';
import { returnWording as words } from '#wording/return.ts';

/**
 * The field values of a return: `tick:`, `quantity:`, `reason:`, `resolution:` and `comment:`, each with a line's id.
 */
export type ReturnValues = {
  [tick: `tick:${string}`]: boolean;
  [text: `${'quantity' | 'reason' | 'resolution' | 'comment'}:${string}`]: string;
};

/** How many units of a line can still be returned. */
export const returnable = (line: Pick<OrderLine, 'quantity' | 'returnedQuantity'>): number =>
  Math.max(0, line.quantity - line.returnedQuantity);

/** The lines of an order with anything left to return. */
export const returnableLines = (order: Pick<Order, 'items'>): readonly OrderLine[] =>
  order.items.filter((line) => returnable(line) > 0);

/** A line's name within a sentence. */
export const returnLineName = (line: Pick<OrderLine, 'productName' | 'variantName'>): string =>
  lineName(line.productName, line.variantName);

/** The initial field values: earlier input if any, else nothing ticked and all remaining units as the quantity. */
export const returnValues = (
  lines: readonly OrderLine[],
  typed: Readonly<Record<string, string | boolean>> | null = null,
): ReturnValues => {
  const values: ReturnValues = {};
  const text = (name: string, otherwise = ''): string => {
    const before = typed?.[name];
    return typeof before === 'string' ? before : otherwise;
  };
  for (const line of lines) {
    const { lineItemId: id } = line;
    values[`tick:${id}`] = typed?.[`tick:${id}`] === true;
    values[`quantity:${id}`] = text(`quantity:${id}`, String(returnable(line)));
    values[`reason:${id}`] = text(`reason:${id}`);
    values[`resolution:${id}`] = text(`resolution:${id}`);
    values[`comment:${id}`] = text(`comment:${id}`);
  }
  return values;
};

type Issue = { message: string; path: string[] };

const textOf = (values: ReturnValues, name: `${'quantity' | 'reason' | 'resolution' | 'comment'}:${string}`): string =>
  (values[name] ?? '').trim();

const issuesOf = (line: OrderLine, values: ReturnValues, reasons: readonly ReturnReason[]): Issue[] => {
  const { lineItemId: id } = line;
  const name = returnLineName(line);
  const most = returnable(line);
  const quantity = textOf(values, `quantity:${id}`);
  const comment = textOf(values, `comment:${id}`);
  const reason = reasons.find((one) => one.id === values[`reason:${id}`]);
  const isCount = /^[1-9]\d{0,5}$/.test(quantity) && Number(quantity) <= most;
  return [
    ...(isCount ? [] : [{ message: words.enterQuantity(name, most), path: [`quantity:${id}`] }]),
    ...(reason === undefined ? [{ message: words.giveReason(name), path: [`reason:${id}`] }] : []),
    ...(textOf(values, `resolution:${id}`) === ''
      ? [{ message: words.giveResolution(name), path: [`resolution:${id}`] }]
      : []),
    ...(reason?.requiresComment === true && comment === ''
      ? [{ message: words.giveComment(name), path: [`comment:${id}`] }]
      : []),
    ...(comment.length > maxReturnCommentLength
      ? [{ message: words.longComment(maxReturnCommentLength), path: [`comment:${id}`] }]
      : []),
  ];
};

/** Validates the ticked lines into the store's input. */
export const returnSchema = (
  lines: readonly OrderLine[],
  reasons: readonly ReturnReason[],
): FormSchema<ReturnInput['items']> => ({
  '~standard': {
    validate: (input) => {
      // The form passes its own values, so the shape is known.
      const values = input as ReturnValues;
      const ticked = lines.filter(({ lineItemId }) => values[`tick:${lineItemId}`] === true);
      const first = lines[0];
      if (ticked.length === 0 && first !== undefined) {
        return { issues: [{ message: words.tickOne, path: [`tick:${first.lineItemId}`] }] };
      }
      const issues = ticked.flatMap((line) => issuesOf(line, values, reasons));
      if (issues.length > 0) return { issues };
      return {
        value: ticked.map(({ lineItemId: id }) => ({
          lineItemId: id,
          quantity: Number(textOf(values, `quantity:${id}`)),
          reasonId: textOf(values, `reason:${id}`),
          resolutionId: textOf(values, `resolution:${id}`),
          comment: textOf(values, `comment:${id}`) || null,
        })),
      };
    },
  },
});
