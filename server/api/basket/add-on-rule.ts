import { minimumOf } from '#contract/add-on-minimum.ts';
import type { FailureDetail } from '#contract/failure.ts';

/** A group of add-ons that a product offers. */
export interface OfferedGroup {
  readonly name: string;
  readonly isRequired: boolean;
  readonly minSelections: number;
  readonly maxSelections: number;
  readonly options: readonly OfferedOption[];
}

/** One option; `priceMinor` is null if it is not sold in the currency. */
export interface OfferedOption {
  readonly id: string;
  readonly name: string;
  readonly sortOrder: number;
  readonly priceMinor: number | null;
}

/** What is wrong with a choice of add-ons; empty for a valid one. */
export const addOnFaults = (
  groups: readonly OfferedGroup[],
  optionIds: readonly string[],
  lineItemId: string | null = null,
): FailureDetail[] => {
  const fault = (code: string, message: string): FailureDetail => ({
    code,
    message,
    field: 'addonOptionIds',
    lineItemId,
  });
  const offered = new Map(groups.flatMap((group) => group.options.map((option) => [option.id, option] as const)));
  const faults: FailureDetail[] = [];
  for (const id of optionIds) {
    const option = offered.get(id);
    if (option === undefined)
      faults.push(fault('AddOnUnknown', 'An add-on that was chosen is not offered with this product.'));
    else if (option.priceMinor === null)
      faults.push(fault('AddOnUnavailable', `${option.name} is not sold in this currency.`));
  }
  for (const group of groups) {
    const count = group.options.filter((option) => optionIds.includes(option.id)).length;
    const minimum = minimumOf(group, count);
    if (count < minimum)
      faults.push(fault('AddOnRequired', `${group.name}: choose ${atLeast(minimum, group.maxSelections)}.`));
    if (count > group.maxSelections) {
      faults.push(fault('TooManyAddOns', `${group.name}: choose at most ${group.maxSelections}.`));
    }
  }
  return faults;
};

const atLeast = (min: number, max: number): string => {
  if (min === max) return min === 1 ? 'one option' : `${min} options`;
  return `at least ${min === 1 ? 'one option' : `${min} options`}`;
};

/** A key that is the same for the same choice in any order. */
export const addOnKey = (optionIds: readonly string[]): string => [...new Set(optionIds)].sort().join(' ');
