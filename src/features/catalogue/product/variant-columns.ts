import type { Attribute, Product, Variant } from '#contract/product.ts';

/** A column of the variant table: an attribute in which the variants differ. */
export interface VariantColumn {
  readonly code: string;
  readonly name: string;
  readonly isNumber: boolean;
}

/**
 * The attributes in which the variants differ, in the order of the product's axes. Constant attributes go above the table, and no
 * column consists of dashes only.
 */
export const variantColumns = (product: Pick<Product, 'optionAxes' | 'variants'>): readonly VariantColumn[] =>
  product.optionAxes
    .filter(
      (axis) =>
        (axis.values.length > 1 || product.variants.length === 1) &&
        product.variants.some((variant) => attributeOf(variant, axis.code) !== undefined),
    )
    .map((axis) => ({
      code: axis.code,
      name: axis.unit ? `${axis.name}, ${axis.unit}` : axis.name,
      isNumber: product.variants.every((variant) => typeof attributeOf(variant, axis.code)?.value === 'number'),
    }));

export const attributeOf = (variant: Pick<Variant, 'attributes'>, code: string): Attribute | undefined =>
  variant.attributes.find((attribute) => attribute.code === code);

/** The text of a cell: the bare number if the heading has the unit, otherwise the label. */
export const cellOf = (variant: Pick<Variant, 'attributes'>, column: VariantColumn): string => {
  const attribute = attributeOf(variant, column.code);
  if (attribute === undefined) return '-';
  return column.isNumber ? String(attribute.value) : attribute.displayValue;
};

/** A one-line title for a variant: its distinguishing attributes, else its name, else `otherwise`. */
export const variantTitle = (variant: Variant, columns: readonly VariantColumn[], otherwise: string): string => {
  const parts = columns
    .map((column) => attributeOf(variant, column.code)?.displayValue)
    .filter((part) => part !== undefined);
  return parts.length === 0 ? (variant.name ?? otherwise) : parts.join(' × ');
};
