/** How `react-dom` makes an error that it throws later, and knows again by its identity. */
const sentinel = /^((?:var | {2})\w+ = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/** How many it makes as it is evaluated; another number means that a new version has to be looked at. */
const sentinelCount = 5;

/**
 * `react-dom` makes some errors as it is evaluated, to throw them later and know them again. Where an error is made, V8 notes the lines
 * of every function on the stack, for which it parses these functions anew: here the whole of `react-dom`, and the whole file that it
 * is in. That was most of what its evaluation took. They become errors without a stack, which says nothing in them.
 */
export const withoutStacks = (code: string): string => {
  const count = code.match(sentinel)?.length ?? 0;
  if (count !== sentinelCount) throw new Error(`react-dom makes ${count} errors at its start, not ${sentinelCount}.`);
  return code.replace(sentinel, '$1Object.create(Error.prototype, { message: { value: $2 } })');
};
