const sets = /^export const (\w+)(?:: [^\n]+)? = \{/gm;

/**
 * A file of words with a line that tells its sentences, so that a store can say them its own way; null for a file of none. `list` is where:
 * index.html declares one.
 */
export const tellWords = (code: string, list: string): string | null => {
  const names = [...code.matchAll(sets)].map(([, name]) => name);
  return names.length === 0 ? null : `${code}\n${list}.push({ ${names.join(', ')} });\n`;
};
