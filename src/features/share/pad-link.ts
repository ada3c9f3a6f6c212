/** One line of what is shared: a part and how many. */
export interface SharedLine {
  readonly sku: string;
  readonly quantity: number;
}

// The lines stand behind the `#` of the address: browsers send that part to no server, so none logs what is on a list.
const start = 'lines=';

/** Longer addresses are cut by some of the programs that people send links with. */
const maxHashLength = 6_000;
const maxLines = 500;
const Line = /^([^:]{1,300}):([1-9]\d{0,5})$/;

/** What stands behind the `#` of a link that brings these lines to a pad; null where there are too many for a link. */
export const padHash = (lines: readonly SharedLine[]): string | null => {
  const hash = start + lines.map(({ sku, quantity }) => `${encodeURIComponent(sku)}:${quantity}`).join(',');
  return lines.length === 0 || lines.length > maxLines || hash.length > maxHashLength ? null : hash;
};

/** The lines that a link brings; what is none is left out. Null for an address that brings none. */
export const linesOfHash = (hash: string): readonly SharedLine[] | null => {
  if (!hash.startsWith(start)) return null;
  return hash
    .slice(start.length)
    .split(',')
    .slice(0, maxLines)
    .flatMap((part) => {
      const [, code, quantity] = Line.exec(part) ?? [];
      const sku = code === undefined ? '' : decoded(code).replaceAll(/\s+/g, ' ').trim();
      return sku === '' || sku.length > 100 ? [] : [{ sku, quantity: Number(quantity) }];
    });
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
