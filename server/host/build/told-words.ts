const sets = /^export const (\w+)(?:: [^\n]+)? = \{/gm;

/** A file of words with a line that tells its sentences, so that a store can say them its own way; null for a file of none. */
export const tellWords = (code: string): string | null => {
  const names = [...code.matchAll(sets)].map(([, name]) => name);
  return names.length === 0 ? null : `${code}\nglobalThis.ownWords?.push({ ${names.join(', ')} });\n`;
};
