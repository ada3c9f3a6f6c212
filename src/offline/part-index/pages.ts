import { type Api } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import { getParts, maxPartsOnAPage, type PartPage } from '#contract/part.ts';
import { partOf } from '#contract/part-of-variant.ts';
import { getProduct, getProducts } from '#contract/product-rows.ts';
import type { ProductSummary } from '#contract/product.ts';

/** Where to continue: at a place in an interrupted run, else with the changes since a version, else from the start. */
export interface IndexPlace {
  readonly after: string | null;
  readonly since: string | null;
}

/** Prefix of places in a run over the products of a store without an export. */
const byProducts = 'products:';
const productsOnAPage = 100;
const productsAtATime = 4;

const wholeProducts = async (api: Api, products: readonly ProductSummary[]) => {
  const whole: (Parameters<typeof partOf>[0] & Pick<ProductSummary, 'variants'>)[] = [];
  for (let at = 0; at < products.length; at += productsAtATime) {
    const some = products.slice(at, at + productsAtATime);
    whole.push(
      ...(await Promise.all(
        some.map(async (product) =>
          product.variantCount === 1 ? product : api.call(getProduct, { params: { id: product.id } }),
        ),
      )),
    );
  }
  return whole;
};

/** A page from a store without the export: its products, and the variants of each. It has no versions. */
const readProducts = async (api: Api, currencyCode: string, pageNumber: number): Promise<PartPage> => {
  const asOf = new Date().toISOString();
  const { results, total } = await api.call(getProducts, {
    query: { PageNumber: pageNumber, PageSize: productsOnAPage, Sort: 'NameAscending' },
  });
  const variants = (await wholeProducts(api, results)).flatMap((product) =>
    product.variants.map((variant) => ({ part: partOf(product, variant), inventory: variant.inventory })),
  );
  const isLast = results.length === 0 || pageNumber * productsOnAPage >= total;
  return {
    isWhole: true,
    isFirst: pageNumber === 1,
    version: byProducts,
    next: isLast ? null : `${byProducts}${pageNumber + 1}`,
    total: null,
    totalBytes: null,
    parts: variants.map(({ part }) => part),
    removed: [],
    currencyCode,
    inventoryMode: variants[0]?.inventory.mode ?? 'None',
    canBackorder: variants[0]?.inventory.canBackorder ?? false,
    asOf,
  };
};

/** Fetches the next page of the index; with one part per page if only the size is wanted. */
export const fetchPage = async (
  api: Api,
  currencyCode: string,
  { after, since }: IndexPlace,
  pageSize: number = maxPartsOnAPage,
): Promise<PartPage> => {
  if (after?.startsWith(byProducts) === true)
    return readProducts(api, currencyCode, Number(after.slice(byProducts.length)));
  const asked = since?.startsWith(byProducts) === true ? null : since;
  try {
    return await api.call(getParts, {
      query: { PageSize: pageSize, ...(after !== null && { After: after }), ...(asked !== null && { Since: asked }) },
    });
  } catch (error) {
    if (!isRefused(error) || error.status !== 404) throw error;
    return readProducts(api, currencyCode, 1);
  }
};
