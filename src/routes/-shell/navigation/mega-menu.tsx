import { Link } from '@tanstack/react-router';
import { shellWording } from '#wording/shell.ts';
import { formatCount } from '#wording/words.ts';
import { useNavigationTree } from './navigation-tree.ts';

/** Blocks with more children show a count instead of the rest. */
const maxChildren = 9;

/** The whole category index: one block for each top category with its children. */
export function MegaMenu() {
  const tree = useNavigationTree();
  return (
    <div className="wrap mega-grid">
      <p className="mega-all">
        <Link to="/store">{shellWording.wholeCatalogue}</Link>
      </p>
      {tree.map((top) => (
        <section key={top.id} className="mega-block">
          <h2 className="mega-head">
            <Link to="/store/$category" params={{ category: top.slug }}>
              {top.name}
            </Link>
          </h2>
          <ul>
            {top.nodes.slice(0, maxChildren).map((child) => (
              <li key={child.id}>
                <Link to="/store/$category" params={{ category: child.slug }}>
                  {child.name}
                </Link>
                <span className="mega-count">{formatCount(child.productCount)}</span>
              </li>
            ))}
            {top.nodes.length > maxChildren ? (
              <li>
                <Link to="/store/$category" params={{ category: top.slug }}>
                  {shellWording.allOf(formatCount(top.nodes.length))}
                </Link>
              </li>
            ) : null}
          </ul>
        </section>
      ))}
    </div>
  );
}
