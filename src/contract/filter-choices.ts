import { type FilterRange, readFilter } from './filter-entry.ts';

/** The choice of one filter: matches any of the values or any of the ranges. */
export interface FilterChoice {
  readonly code: string;
  readonly values: readonly string[];
  readonly ranges: readonly FilterRange[];
}

/** Reads filters; those with the same code form one choice. */
export const filterChoices = (filters: readonly string[]): FilterChoice[] => {
  const choices = new Map<string, { code: string; values: string[]; ranges: FilterRange[] }>();
  for (const { code, value, range } of filters.filter((one) => one.indexOf(':') > 0).map(readFilter)) {
    const choice = choices.get(code) ?? { code, values: [], ranges: [] };
    choices.set(code, choice);
    if (range !== null) choice.ranges.push(range);
    else if (!choice.values.includes(value)) choice.values.push(value);
  }
  return [...choices.values()];
};
