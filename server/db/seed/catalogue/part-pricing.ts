import type { Family } from './family.ts';

/** The exchange rates from pounds for the store's other price lists. */
export const priceListRates = { EUR: 1.17, USD: 1.29 } as const;

/** The trade accounts' factor on the list price. */
const tradeFactor = 0.84;

const usualTiers = [
  [10, 0.94],
  [25, 0.88],
] as const;

export type PriceStep = { minimumQuantity: number; amountMinor: number; originalMinor: number | null };

/** Rounds prices as printed lists do: to 1p up to £5, to 5p up to £50, to 50p above. */
export function listPrice(pounds: number): number {
  const pence = pounds * 100;
  const step = pence < 500 ? 1 : pence < 5_000 ? 5 : 50;
  return Math.max(1, Math.round(pence / step) * step);
}

/** The general and the trade price tiers, in pence. Tiers that would not be cheaper are omitted. */
export function priceSteps(
  pounds: number,
  family: Pick<Family, 'tiers' | 'badge'>,
): { general: PriceStep[]; trade: PriceStep[] } {
  const offer = family.badge === 'Offer' ? 0.85 : family.badge === 'Clearance' ? 0.6 : null;
  const ladder = (factor: number, isOffer: boolean): PriceStep[] => {
    const steps: PriceStep[] = [];
    for (const [minimumQuantity, tier] of [[1, 1] as const, ...(family.tiers ?? usualTiers)]) {
      const full = listPrice(pounds * factor * tier);
      const amountMinor = isOffer && offer !== null ? listPrice(pounds * factor * tier * offer) : full;
      const before = steps.at(-1);
      if (before !== undefined && before.amountMinor <= amountMinor) continue;
      steps.push({ minimumQuantity, amountMinor, originalMinor: amountMinor < full ? full : null });
    }
    return steps;
  };
  return {
    general: ladder(1, true),
    trade: ladder(offer === null ? tradeFactor : Math.min(tradeFactor, offer * 0.97), false),
  };
}
