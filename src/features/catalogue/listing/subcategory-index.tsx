import { Link } from '@tanstack/react-router';
import type { CategorySummary } from '#contract/category.ts';
import { listingWording as words } from '#wording/listing.ts';
import './subcategory-index.css';

/** Side of a category thumbnail in px. */
const side = 160;

/** Categories as a ruled index with thumbnails and product counts. */
export function SubcategoryIndex({
  categories,
  label = words.subcategories,
}: {
  readonly categories: readonly Pick<CategorySummary, 'id' | 'name' | 'slug' | 'imageUrl' | 'productCount'>[];
  readonly label?: string;
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="subcategories">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to="/store/$category" params={{ category: category.slug }}>
              {category.imageUrl ? (
                <img src={category.imageUrl} alt="" width={side} height={side} loading="lazy" decoding="async" />
              ) : null}
              <span>{category.name}</span>
              <span>{category.productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
