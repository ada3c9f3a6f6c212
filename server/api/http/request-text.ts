/** Characters that PostgreSQL can't store in a text: NUL and unpaired surrogates. */
const unstorable = /\0|\p{Surrogate}/u;

const deepest = 20;

/** What is wrong with a part of a request, and its path there; `''` is the whole. */
interface TextFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

const wrongCharacters = (field: string): TextFault => ({
  field,
  code: 'WrongCharacters',
  message: 'The request contains characters that cannot be stored.',
});

const tooDeep = (field: string): TextFault => ({
  field,
  code: 'NestedTooDeeply',
  message: `The request is nested more than ${deepest} levels deep.`,
});

/** The first fault of a parsed request: a text that can't be stored, or nesting deeper than any row needs; null if there is none. */
export const findTextFault = (value: unknown, path = '', depth = 0): TextFault | null => {
  if (typeof value === 'string') return unstorable.test(value) ? wrongCharacters(path) : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return tooDeep(path);
  for (const [name, part] of Object.entries(value)) {
    const below = path === '' ? name : `${path}.${name}`;
    if (unstorable.test(name)) return wrongCharacters(path);
    const found = findTextFault(part, below, depth + 1);
    if (found !== null) return found;
  }
  return null;
};
