import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CategoryNode } from '#contract/category.ts';
import { inCategory } from '#features/catalogue/listing/cached-selection.ts';
import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { type CachedProduct, useCachedProducts } from '#shopper/cached-products.ts';
import { useShop } from '#shopper/shop.tsx';
import { categoryTreeQuery } from '#shopper/store-queries.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { notHereWording as words } from '#wording/connection.ts';
import { partWording } from '#wording/ui.ts';

const maxCodes = 3;

const maxNeighbours = 8;

const useKnown = (slug: string): CachedProduct | undefined =>
  useCachedProducts()?.find(({ summary }) => summary.slug === slug);

/** The parts of a product page that can be built from cached lists; each renders nothing if the product is unknown. */
export const KnownProduct = { Way, Facts, Neighbours };

function Way({ slug }: { slug: string }) {
  const known = useKnown(slug);
  if (known === undefined) return null;
  return (
    <Breadcrumbs
      label={partWording.breadcrumb}
      links={known.summary.categories.map((category) => (
        <Link key={category.id} to="/store/$category" params={{ category: category.slug }}>
          {category.name}
        </Link>
      ))}
      current={known.summary.name}
    />
  );
}

function Facts({ slug }: { slug: string }) {
  const known = useKnown(slug);
  if (known === undefined) return null;
  const { summary, skus } = known;
  return (
    <SpecList
      specs={[
        { name: words.product, value: summary.name },
        {
          name: words.partNumbers(skus.length),
          value: <span className="code">{skus.slice(0, maxCodes).join(', ')}</span>,
        },
      ]}
    />
  );
}

function Neighbours({ slug }: { slug: string }) {
  const known = useKnown(slug);
  const products = useCachedProducts() ?? [];
  const category = known?.summary.categories.findLast(
    (one) => inCategory(products, one.slug).filter(({ summary }) => summary.slug !== slug).length > 0,
  );
  if (category === undefined) return null;
  const others = inCategory(products, category.slug).filter(({ summary }) => summary.slug !== slug);
  return (
    <div className="error-section">
      <ProductLines
        title={words.alsoIn(category.name)}
        products={others.slice(0, maxNeighbours).map(({ summary }) => summary)}
      />
      {others.length > maxNeighbours ? (
        <p className="error-actions">
          <Link to="/store/$category" params={{ category: category.slug }}>
            {words.allIn(category.name)}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** The name and size of a category, from the tree if cached, otherwise from its cached products. */
export const useKnownCategory = (
  slug: string,
): { readonly name: string; readonly productCount: number | undefined } | undefined => {
  const { data: tree } = useQuery(categoryTreeQuery(useShop()));
  const products = useCachedProducts() ?? [];
  const node = findNode(tree ?? [], slug);
  if (node !== undefined) return node;
  const [one] = inCategory(products, slug);
  const name = one?.summary.categories.find((category) => category.slug === slug)?.name;
  return name === undefined ? undefined : { name, productCount: undefined };
};

const findNode = (nodes: readonly CategoryNode[], slug: string): CategoryNode | undefined => {
  for (const node of nodes) {
    const found = node.slug === slug ? node : findNode(node.nodes, slug);
    if (found !== undefined) return found;
  }
  return undefined;
};
