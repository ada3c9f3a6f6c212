import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { deferReader, deferRows } from './lazy-rows.ts';

const deferred = (code: string): string | null => deferRows(code, parseSync('a.js', code).program);

test('a row that is only called comes with its first call, and its import goes', () => {
  expect(
    deferred(
      `import { getCategory, getCategories as all } from '#contract/category.ts';\nshop.api.call(getCategory, {});\napi.call(all, {});`,
    ),
  ).toBe(
    `\nshop.api.call(() => import('#contract/category.ts').then((rows) => rows.getCategory), {});\napi.call(() => import('#contract/category.ts').then((rows) => rows.getCategories), {});`,
  );
});

test('what a module uses otherwise stays imported', () => {
  expect(
    deferred(
      `import { Basket, getBasket } from '#contract/basket-rows.ts';\napi.call(getBasket, { Basket: Basket.parse(1) });`,
    ),
  ).toBe(
    `import { Basket } from '#contract/basket-rows.ts';\napi.call(() => import('#contract/basket-rows.ts').then((rows) => rows.getBasket), { Basket: Basket.parse(1) });`,
  );
  expect(
    deferred(`import { getBasket } from '#contract/basket-rows.ts';\napi.call(getBasket, {});\nrowsOf(getBasket);`),
  ).toBeNull();
});

test('a property of the same name is none of it, and other modules are left alone', () => {
  expect(
    deferred(`import { getMenu } from '#contract/store.ts';\napi.call(getMenu, { getMenu: 1 }).getMenu;`),
  ).toContain('{ getMenu: 1 }).getMenu');
  expect(deferred(`import { getOrders } from '#contract/order-rows.ts';\napi.call(getOrders, {});`)).toBeNull();
});

test('what reads answers comes with the first of them, and a build that can’t find it stops', () => {
  expect(deferReader("import { readAnswer } from './answer.ts';\nreturn await readAnswer(row, response);")).toBe(
    "\nreturn await (await import('./answer.ts')).readAnswer(row, response);",
  );
  expect(() => deferReader('return await readAnswer(row, response);')).toThrow(
    'no longer imports or awaits readAnswer',
  );
});
