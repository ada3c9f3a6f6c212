import { type FilterChoice, filterChoices } from '#contract/filter-choices.ts';
import { readFilter } from '#contract/filter-entry.ts';
import { invalidField } from '#server/api/http/refusal.ts';

const wrong = (entry: string): Error =>
  invalidField(
    'Filters',
    'BadFilter',
    `“${entry}” is not a filter. Write code:value, or code:low..high where one end may be missing.`,
  );

/** Without the spaces around code and value. */
const bare = (entry: string): string => entry.trim().replace(/\s*:\s*/, ':');

const refuseWrong = (entry: string): void => {
  const { code, value, range } = readFilter(bare(entry));
  if (!entry.includes(':') || code === '' || value === '') throw wrong(entry);
  if (range === null) return;
  if (range.low === null && range.high === null) throw wrong(entry);
  if (range.low !== null && range.high !== null && range.low > range.high) {
    throw invalidField('Filters', 'EmptyRange', `“${entry}” ends before it begins.`);
  }
};

/** More filters than a shopper combines; each one adds to the cost of counting. */
const maxCodes = 10;

/** Reads entries `code:value` and `code:low..high`; refuses those that are not. */
export const choicesOf = (entries: readonly string[]): FilterChoice[] => {
  for (const entry of entries) refuseWrong(entry);
  const choices = filterChoices(entries.map(bare));
  if (choices.length > maxCodes) {
    throw invalidField('Filters', 'TooManyFilters', `Choose from at most ${maxCodes} different filters.`);
  }
  return choices;
};
