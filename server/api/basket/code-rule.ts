import { moneyText } from './money.ts';

/** A discount code with what the store knows of its use by this shopper. */
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
  /** Null where the code does not work in the currency. */
  readonly minimumSpendMinor: number | null;
}

export interface CodeSituation {
  readonly now: Date;
  readonly currencyCode: string;
  readonly priceGroupId: string | null;
  /** Of the goods, before discount. */
  readonly subTotalMinor: number;
}

/** Why a code does not count; null where it does. `DiscountMinimumSpend` alone may heal by adding goods. */
export const codeFault = (
  record: CodeRecord | undefined,
  situation: CodeSituation,
): { readonly code: string; readonly message: string } | null => {
  if (record === undefined || !record.isActive) {
    return { code: 'DiscountUnknown', message: 'This discount code is not known. Check how it is spelt.' };
  }
  const { code } = record;
  if (record.startsAt !== null && situation.now < record.startsAt) {
    return { code: 'DiscountNotStarted', message: `The discount code ${code} does not count yet.` };
  }
  if (record.endsAt !== null && situation.now >= record.endsAt) {
    return { code: 'DiscountExpired', message: `The discount code ${code} has ended.` };
  }
  if (record.priceGroupId !== null && record.priceGroupId !== situation.priceGroupId) {
    return { code: 'DiscountNotForShopper', message: `The discount code ${code} is not for this account.` };
  }
  if (record.minimumSpendMinor === null) {
    return {
      code: 'DiscountWrongCurrency',
      message: `The discount code ${code} does not count in ${situation.currencyCode}.`,
    };
  }
  if (record.usageLimit !== null && record.usedCount >= record.usageLimit) {
    return { code: 'DiscountUsedUp', message: `The discount code ${code} has been used up.` };
  }
  if (record.usageLimitPerCustomer !== null && record.usedByShopper >= record.usageLimitPerCustomer) {
    return { code: 'DiscountAlreadyUsed', message: `You have used the discount code ${code} before.` };
  }
  if (situation.subTotalMinor < record.minimumSpendMinor) {
    const least = moneyText(record.minimumSpendMinor, situation.currencyCode);
    return { code: 'DiscountMinimumSpend', message: `The discount code ${code} counts from ${least} of goods.` };
  }
  return null;
};
