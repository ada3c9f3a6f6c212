import type { Inventory } from '#contract/product.ts';
import type { StoreSettings } from '#contract/store.ts';

/** What the store knows of a variant's stock; null where it has no record, which counts as none in stock. */
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

/** At or under this many pieces stock is low: the store's threshold, or a tenth of the reorder level where that is more. */
export const lowStockThresholdOf = (stock: StockRecord | null, settings: InventorySettings): number =>
  Math.max(settings.lowStockThreshold ?? fallbackThreshold, Math.ceil((stock?.reorderLevel ?? 0) / 10));

/**
 * Stock as the store's mode lets it be said. Counts are told by AvailableQuantity, and by LowStockAlert while stock is
 * low; whether there is any stock at all is told by every mode, since buying depends on it.
 */
export const inventoryOf = (stock: StockRecord | null, settings: InventorySettings): Inventory => {
  const mode = settings.inventoryAvailability;
  const available = Math.max(0, stock?.quantity ?? 0);
  const threshold = lowStockThresholdOf(stock, settings);
  const tellsLow = mode === 'AvailableQuantity' || mode === 'LowStockAlert';
  const isLowStock = tellsLow && available > 0 && available <= threshold;
  const tellsCount = mode === 'AvailableQuantity' || (mode === 'LowStockAlert' && isLowStock);
  return {
    mode,
    availableQuantity: tellsCount ? available : null,
    isInStock: available > 0,
    isLowStock,
    lowStockThreshold: tellsLow ? threshold : null,
    restockDate: mode === 'None' || available > 0 ? null : (stock?.restockDate ?? null),
    canBackorder: settings.isOutOfStockPurchaseEnabled,
  };
};
