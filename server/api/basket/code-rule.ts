import { moneyText } from '#contract/money-text.ts';

/** A discount code, its use, and this shopper's use. */
export interface CodeRecord {
  readonly code: string;
  readonly isActive: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usageLimit: number | null;
  readonly usageLimitPerCustomer: number | null;
  readonly usedCount: number;
  readonly usedByShopper: number;
  readonly priceGroupId: string | null;
  /** Null if the code isn't valid in the currency. */
  readonly minimumSpendMinor: number | null;
}

export interface CodeSituation {
  readonly now: Date;
  readonly currencyCode: string;
  readonly priceGroupId: string | null;
  /** Subtotal of the goods, before discount. */
  readonly subTotalMinor: number;
}

/** Why a code does not apply, or null if it does. Only `DiscountMinimumSpend` can be fixed by adding goods. */
export const codeFault = (
  record: CodeRecord | undefined,
  situation: CodeSituation,
): { readonly code: string; readonly message: string } | null => {
  if (record === undefined || !record.isActive) {
    return { code: 'DiscountUnknown', message: 'We don’t recognise that discount code. Check the spelling.' };
  }
  const { code } = record;
  if (record.startsAt !== null && situation.now < record.startsAt) {
    return { code: 'DiscountNotStarted', message: `${code} isn’t valid yet.` };
  }
  if (record.endsAt !== null && situation.now >= record.endsAt) {
    return { code: 'DiscountExpired', message: `${code} has ended.` };
  }
  if (record.priceGroupId !== null && record.priceGroupId !== situation.priceGroupId) {
    return { code: 'DiscountNotForShopper', message: `${code} isn’t valid for this account.` };
  }
  if (record.minimumSpendMinor === null) {
    return {
      code: 'DiscountWrongCurrency',
      message: `${code} isn’t valid in ${situation.currencyCode}.`,
    };
  }
  if (record.usageLimit !== null && record.usedCount >= record.usageLimit) {
    return { code: 'DiscountUsedUp', message: `${code} has been used up.` };
  }
  if (record.usageLimitPerCustomer !== null && record.usedByShopper >= record.usageLimitPerCustomer) {
    return { code: 'DiscountAlreadyUsed', message: `You’ve already used ${code}.` };
  }
  if (situation.subTotalMinor < record.minimumSpendMinor) {
    const minimum = moneyText(record.minimumSpendMinor, situation.currencyCode);
    const missing = moneyText(record.minimumSpendMinor - situation.subTotalMinor, situation.currencyCode);
    return { code: 'DiscountMinimumSpend', message: `${code} needs ${minimum} of goods; add ${missing} more.` };
  }
  return null;
};
