import type { Page } from 'playwright';
import type { Product } from '#contract/product.ts';
import { phone } from '#tests/support/browser/screens.ts';

/** Checks of a screen beyond the usual ones. */
export interface Look {
  /** Also checks it with axe and, on a phone, in narrower viewports: set where no other journey does so. */
  readonly isWhole?: boolean;
  /** Something on it closes when it loses the focus. */
  readonly isOpen?: boolean;
}

/** Checks the current screen. */
export type LookAt = (name: string, how?: Look) => Promise<void>;

/** What a walk needs to know about the shop. */
export interface Stock {
  readonly product: Product;
  readonly shopUrl: string;
}

/** A walk through screens of the shop. */
export type Walkthrough = (page: Page, stock: Stock, look: LookAt) => Promise<void>;

export const isPhone = (page: Page): boolean => page.viewportSize()?.width === phone.width;
