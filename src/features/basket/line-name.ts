import type { LineItem } from '#contract/basket.ts';
import { lineName } from '#wording/line-name.ts';

export const nameOfLine = (
  line: Pick<LineItem, 'productName'> & { variant: Pick<LineItem['variant'], 'name'> },
): string => lineName(line.productName, line.variant.name);
