import type { Inventory } from '#contract/product.ts';
import type { StoreSettings } from '#contract/store.ts';

/** The stock record of a variant. A variant without one (null) counts as out of stock. */
export interface StockRecord {
  readonly quantity: number;
  readonly reorderLevel: number;
  readonly restockDate: string | null;
}

type InventorySettings = Pick<
  StoreSettings,
  'inventoryAvailability' | 'lowStockThreshold' | 'isOutOfStockPurchaseEnabled'
>;

const fallbackThreshold = 5;

/** Stock of this many pieces or fewer is low: the store's threshold, or a tenth of the reorder level if that is more. */
export const lowStockThresholdOf = (stock: StockRecord | null, settings: InventorySettings): number =>
  Math.max(settings.lowStockThreshold ?? fallbackThreshold, Math.ceil((stock?.reorderLevel ?? 0) / 10));

/**
 * Stock as the store's mode shows it. AvailableQuantity shows counts, and so does LowStockAlert while stock is low; every
 * mode shows whether there is any, since buying depends on it.
 */
export const inventoryOf = (stock: StockRecord | null, settings: InventorySettings): Inventory => {
  const mode = settings.inventoryAvailability;
  const available = Math.max(0, stock?.quantity ?? 0);
  const threshold = lowStockThresholdOf(stock, settings);
  const showsLow = mode === 'AvailableQuantity' || mode === 'LowStockAlert';
  const isLowStock = showsLow && available > 0 && available <= threshold;
  const showsCount = mode === 'AvailableQuantity' || (mode === 'LowStockAlert' && isLowStock);
  return {
    mode,
    availableQuantity: showsCount ? available : null,
    isInStock: available > 0,
    isLowStock,
    lowStockThreshold: showsLow ? threshold : null,
    restockDate: mode === 'None' || available > 0 ? null : (stock?.restockDate ?? null),
    canBackorder: settings.isOutOfStockPurchaseEnabled,
  };
};
