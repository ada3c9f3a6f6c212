import type { Product } from '#contract/product.ts';
import { safeUrl, sanitiseHtml } from '#server/api/content/html.ts';
import { notFound } from '#server/api/http/refusal.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { loadStoredProduct, productFields } from './product-source.ts';
import { differencesOf } from './variant-attributes.ts';
import { loadStoredVariants, variantView } from './variant-view.ts';

/** The whole product page. Throws 404 for a product that is inactive or hidden from the visitor. */
export const loadProductPage = async (
  view: CatalogueView,
  key: { readonly id: string } | { readonly slug: string },
): Promise<Product> => {
  const product = await loadStoredProduct(view, key);
  if (product === undefined) throw notFound('The product');
  const { row } = product;
  const stored = await loadStoredVariants(view, { productIds: [row.id] });
  const { shared, axes, ordered } = differencesOf(stored, row.optionAxes);
  const master = ordered.find((variant) => variant.row.isMaster) ?? ordered[0];
  if (master === undefined) throw notFound('The product');
  const sharedCodes = new Set(shared.map(({ code }) => code));
  const attributes = [...row.attributes.filter(({ code }) => !sharedCodes.has(code)), ...shared];
  return {
    ...productFields(product, attributes, master.attributes),
    description: row.descriptionHtml === null ? null : sanitiseHtml(row.descriptionHtml),
    variants: ordered.map((variant) => ({
      ...variantView(view, {
        ...variant,
        row: {
          ...variant.row,
          isMaster: variant === master,
          attributes: variant.attributes.filter(({ code }) => !sharedCodes.has(code)),
        },
      }),
    })),
    optionAxes: [...axes],
    documents: row.documents.filter(({ url }) => safeUrl(url) !== null),
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
  };
};
