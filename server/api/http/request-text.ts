/** Characters that PostgreSQL can't store in a text: NUL and unpaired surrogates. */
const unstorable = /\0|\p{Surrogate}/u;

const deepest = 20;

/**
 * The path of the first text in a parsed request that can't be stored, `''` for the value itself; null if all can. Anything
 * nested deeper than any row needs counts as unstorable too.
 */
export const findUnstorable = (value: unknown, path = '', depth = 0): string | null => {
  if (typeof value === 'string') return unstorable.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return path;
  for (const [name, part] of Object.entries(value)) {
    const below = path === '' ? name : `${path}.${name}`;
    if (unstorable.test(name)) return path;
    const found = findUnstorable(part, below, depth + 1);
    if (found !== null) return found;
  }
  return null;
};
