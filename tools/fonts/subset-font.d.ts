declare module 'subset-font' {
  /** What to keep of a font; axis values in the font's own units. */
  type Cut = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  /** Subsets a font to the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, cut: Cut): Promise<Uint8Array>;
}
