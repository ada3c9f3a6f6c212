import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { minimumOrder } from '#contract/minimum-order.ts';
import { type OrderGap, PadBar } from './pad-bar.tsx';

const settings = { minimumOrderPrices: [{ amount: 2500, currencyCode: 'GBP' }] };
const economy = { name: 'Economy', amount: 5000, currencyCode: 'GBP' };

const shown = (totalMinor: number, gap: Partial<OrderGap> = {}): string =>
  renderToStaticMarkup(
    <PadBar
      totals={{ good: [], toCheck: [], written: 1, total: { amount: totalMinor, currencyCode: 'GBP' }, taxMinor: 0 }}
      gap={{
        minimumFor: (goodsMinor) => minimumOrder(settings, 'GBP', goodsMinor),
        inCartMinor: 1000,
        freeDelivery: economy,
        ...gap,
      }}
      basis={null}
      progress={null}
      onAdd={() => undefined}
    />,
  );

test('what is missing to the minimum comes first, then what is missing to free delivery, with what is in the cart', () => {
  expect(shown(800)).toContain('£7.00 more to reach the £25.00 minimum order');
  expect(shown(800)).not.toContain('free');
  expect(shown(2000)).toContain('£20.00 more for free delivery (Economy)');
  expect(shown(4000)).toContain('Delivery is free (Economy)');
});

test('an empty pad, and a store whose free delivery is not known, say nothing of it', () => {
  expect(shown(0)).not.toContain('free');
  expect(shown(4000, { freeDelivery: null })).not.toContain('free');
});
