import type { Page } from 'playwright';
import type { Product } from '#contract/product.ts';
import { phone } from '#tests/support/browser/screens.ts';

/** How a screen is looked at beside what is always looked for. */
export interface Look {
  /** By axe, too, and on a phone in still narrower windows: where no other journey does so. */
  readonly isWhole?: boolean;
  /** Something on it closes when the focus leaves it. */
  readonly isOpen?: boolean;
}

/** Looks at the screen as it stands. */
export type LookAt = (name: string, how?: Look) => Promise<void>;

/** What a way needs to know of the shop. */
export interface Stock {
  readonly product: Product;
  readonly shopUrl: string;
}

/** A way through screens of the shop. */
export type Way = (page: Page, stock: Stock, look: LookAt) => Promise<void>;

export const isPhone = (page: Page): boolean => page.viewportSize()?.width === phone.width;
