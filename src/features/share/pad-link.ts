/** A shared line: a part and its quantity. */
export interface SharedLine {
  readonly sku: string;
  readonly quantity: number;
}

// The lines are in the URL's hash, which browsers send to no server, so none logs what is on a list.
const start = 'lines=';

/** Some of the programs that people send links with truncate longer URLs. */
const maxHashLength = 6_000;
const maxLines = 500;
const Line = /^([^:]{1,300}):([1-9]\d{0,5})$/;

/** The hash of a link that puts these lines on a pad; null if there are none, or too many for a link. */
export const padHash = (lines: readonly SharedLine[]): string | null => {
  const hash = start + lines.map(({ sku, quantity }) => `${encodeURIComponent(sku)}:${quantity}`).join(',');
  return lines.length === 0 || lines.length > maxLines || hash.length > maxHashLength ? null : hash;
};

/** The valid lines in a link's hash; null if the hash isn't one of lines. */
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
