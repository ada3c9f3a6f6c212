import { moneyText } from '#contract/money-text.ts';

/** A discount code and its use by this shopper. */
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

/** Why a code does not apply; null where it does. Only `DiscountMinimumSpend` can be cured by adding goods. */
export const codeFault = (
  record: CodeRecord | undefined,
  situation: CodeSituation,
): { readonly code: string; readonly message: string } | null => {
  if (record === undefined || !record.isActive) {
    return { code: 'DiscountUnknown', message: 'We do not know this discount code. Check the spelling.' };
  }
  const { code } = record;
  if (record.startsAt !== null && situation.now < record.startsAt) {
    return { code: 'DiscountNotStarted', message: `The discount code ${code} is not valid yet.` };
  }
  if (record.endsAt !== null && situation.now >= record.endsAt) {
    return { code: 'DiscountExpired', message: `The discount code ${code} has ended.` };
  }
  if (record.priceGroupId !== null && record.priceGroupId !== situation.priceGroupId) {
    return { code: 'DiscountNotForShopper', message: `The discount code ${code} is not valid for this account.` };
  }
  if (record.minimumSpendMinor === null) {
    return {
      code: 'DiscountWrongCurrency',
      message: `The discount code ${code} is not valid in ${situation.currencyCode}.`,
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
    return { code: 'DiscountMinimumSpend', message: `The discount code ${code} applies to goods of ${least} or more.` };
  }
  return null;
};
