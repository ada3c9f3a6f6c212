/** Dimensions of a product by attribute code; plain numbers are millimetres. */
export type DrawingAttributes = Readonly<Record<string, string | number>>;

/** The product's dimensions, in the form that sketches need. */
export interface Sizes {
  /** The figure as written on the drawing; empty if the product has none. */
  readonly text: (...codes: readonly string[]) => string;
  /** The figure as a number, for proportions. */
  readonly number: (fallback: number, ...codes: readonly string[]) => number;
}

const maxSizes = 14;

/** How to write dimensions that are not in millimetres. */
const written: Readonly<Record<string, (figure: string) => string>> = {
  run: (figure) => `${figure} m`,
  csa: (figure) => `${figure} mm²`,
  volume: (figure) => `${figure} ml`,
  litres: (figure) => `${figure} l`,
  'weight-kg': (figure) => `${figure} kg`,
  'shoe-size': (figure) => `UK ${figure}`,
};

export function sizesOf(attributes: DrawingAttributes): Sizes {
  const text: Sizes['text'] = (...codes) => {
    const code = codes.find((one) => attributes[one] !== undefined && attributes[one] !== '');
    if (code === undefined) return '';
    const value = attributes[code];
    const figure = String(value)
      .trim()
      .replace(/\s*mm$/i, '')
      .slice(0, maxSizes);
    return typeof value === 'number' ? (written[code]?.(figure) ?? figure) : figure;
  };
  return {
    text,
    number: (fallback, ...codes) => {
      const found = Number.parseFloat(text(...codes).replace(/^[^\d.]+/, ''));
      return found > 0 ? found : fallback;
    },
  };
}

/** Prefixes a bare figure with the diameter sign; one with a unit or thread needs none. */
export function across(figure: string): string {
  return /^[\d.]+$/.test(figure) ? `Ø${figure}` : figure;
}
