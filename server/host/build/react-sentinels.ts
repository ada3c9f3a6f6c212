/** The pattern by which `react-dom` creates an error that it throws later and recognises by identity. */
const sentinel = /^((?:var | {2})\w+ = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm;

/** How many it creates when evaluated; with any other number, a new version has to be reviewed. */
const sentinelCount = 5;

/**
 * `react-dom` creates some errors when evaluated, to throw and recognise them later. For each error, V8 records the line positions of all
 * functions on the stack, for which it parses them again: here all of `react-dom`, and the whole file around it. That took most of its
 * evaluation time. This replaces them with errors without a stack, which would be meaningless anyway.
 */
export const withoutStacks = (code: string): string => {
  const count = code.match(sentinel)?.length ?? 0;
  if (count !== sentinelCount) throw new Error(`react-dom makes ${count} errors at its start, not ${sentinelCount}.`);
  return code.replace(sentinel, '$1Object.create(Error.prototype, { message: { value: $2 } })');
};
