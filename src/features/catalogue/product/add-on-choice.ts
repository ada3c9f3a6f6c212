import type { AddOnGroup } from '#contract/add-on.ts';
import { minimumOf } from '#contract/add-on-minimum.ts';
import type { LineAddOn } from '#contract/basket.ts';

/** Ids of the chosen options, by group id. */
export type AddOnChoice = Readonly<Record<string, readonly string[]>>;

/** The initial choice: the defaults of each group. */
export const defaultChoice = (groups: readonly AddOnGroup[]): AddOnChoice =>
  Object.fromEntries(
    groups.map((group) => [group.id, group.options.filter((option) => option.isDefault).map((option) => option.id)]),
  );

/** Toggles an option: in a single-choice group it replaces the old one; a full group accepts no more. */
export const choose = (choice: AddOnChoice, group: AddOnGroup, optionId: string, isChosen: boolean): AddOnChoice => {
  const before = (choice[group.id] ?? []).filter((id) => id !== optionId);
  if (!isChosen) return { ...choice, [group.id]: before };
  if (group.maxSelections === 1) return { ...choice, [group.id]: [optionId] };
  return before.length >= group.maxSelections ? choice : { ...choice, [group.id]: [...before, optionId] };
};

/** The first group with too few options chosen, or null. */
export const missingGroup = (groups: readonly AddOnGroup[], choice: AddOnChoice): AddOnGroup | null =>
  groups.find((group) => {
    const chosen = choice[group.id]?.length ?? 0;
    return chosen < minimumOf(group, chosen);
  }) ?? null;

/** The chosen options as cart add-ons; `currencyCode` is for options that are free. */
export const chosenAddOns = (
  groups: readonly AddOnGroup[],
  choice: AddOnChoice,
  currencyCode: string,
): readonly LineAddOn[] =>
  groups.flatMap((group) =>
    group.options
      .filter((option) => choice[group.id]?.includes(option.id))
      .map((option) => ({
        addonOptionId: option.id,
        name: option.name,
        quantity: 1,
        price: option.price ?? { amount: 0, currencyCode },
      })),
  );

/** The price the choice adds per unit, in minor units. */
export const chosenMinor = (groups: readonly AddOnGroup[], choice: AddOnChoice): number =>
  groups
    .flatMap((group) => group.options.filter((option) => choice[group.id]?.includes(option.id)))
    .reduce((sum, option) => sum + (option.price?.amount ?? 0), 0);
