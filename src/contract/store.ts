import * as z from 'zod/mini';
import { Money } from './money.ts';
import { CountryCode, CurrencyCode, Id } from './primitives.ts';
import { row } from './row.ts';
import { listed } from './paged.ts';

/** What a guest may see and do. */
export const CustomerProductPolicy = z.enum([
  'None',
  'HiddenForUnauthorized',
  'HiddenPricesForUnauthorized',
  'AllowedUnauthorizedCheckout',
]);
export type CustomerProductPolicy = z.infer<typeof CustomerProductPolicy>;

/** How much the store says about stock. */
export const InventoryMode = z.enum(['None', 'AvailableQuantity', 'InStock', 'LowStockAlert']);
export type InventoryMode = z.infer<typeof InventoryMode>;

/** The checkout terms of a store that has not written any. */
export const defaultTermsText = 'TBC';

/** Names come from the specification, except for storeName, support, VAT basis and low stock threshold. */
export const StoreSettings = z.object({
  storeName: z.string(),
  supportEmail: z.string(),
  supportPhone: z.string(),
  countryCodes: z.array(CountryCode),
  currencyCodes: z.array(CurrencyCode),
  minimumOrderPrices: z.array(Money),
  inventoryAvailability: InventoryMode,
  lowStockThreshold: z.nullable(z.int()),
  anonymousCustomerProductPolicy: CustomerProductPolicy,
  isOutOfStockPurchaseEnabled: z.boolean(),
  isQuickOrderEnabled: z.boolean(),
  displayProductVariantSkusEnabled: z.boolean(),
  isCheckoutTermsAndConditionsEnabled: z.boolean(),
  checkoutTermsAndConditionsText: z.string(),
  pricesIncludeTax: z.boolean(),
});
export type StoreSettings = z.infer<typeof StoreSettings>;

/** A menu entry; entries nest to any depth. */
export const MenuItem = z.object({
  id: Id,
  title: z.string(),
  url: z.nullable(z.string()),
  categoryId: z.nullable(Id),
  imageUrl: z.optional(z.nullable(z.string())),
  /** An icon's name in the icon service, `set:name`. */
  icon: z.optional(z.nullable(z.string())),
  openInNewTab: z.boolean(),
  get subMenuItems() {
    return z.array(MenuItem);
  },
});
export type MenuItem = z.infer<typeof MenuItem>;

/** The main menu. */
export const Menu = z.object({ items: z.array(MenuItem) });
export type Menu = z.infer<typeof Menu>;

/** An old address and the one that replaced it, both paths on this store. */
export const Redirect = z.object({ oldUrl: z.string(), newUrl: z.string() });
export type Redirect = z.infer<typeof Redirect>;

export const getStoreSettings = row({
  method: 'GET',
  path: '/store-settings',
  summary: 'Settings of the store',
  audience: 'anyone',
  data: StoreSettings,
});

export const getMainMenu = row({
  method: 'GET',
  path: '/menus/main/tree',
  summary: 'Main menu as a tree',
  audience: 'anyone',
  data: Menu,
});

export const getRedirects = row({
  method: 'GET',
  path: '/redirects',
  summary: 'Old addresses and where they lead',
  audience: 'store',
  data: listed(Redirect),
});
