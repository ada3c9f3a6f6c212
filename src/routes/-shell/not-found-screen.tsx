import { Link, useLocation } from '@tanstack/react-router';
import { LinkButton } from '#ui/button.tsx';
import { useIsRendered } from '#ui/use-is-rendered.ts';
import { errorWording, errorWords } from '#wording/errors.ts';
import { footerWording } from '#wording/footer.ts';
import { useOldAddress } from '#routes/-address/use-old-address.ts';
import { useTopCategories } from '#routes/-shell/navigation/navigation-tree.ts';
import { PendingScreen } from './pending-screen.tsx';
import { useMarkHydrated } from './use-mark-hydrated.ts';

/** The 404 title, for the head of a route that found nothing. */
export const missingTitle = () => errorWords(404).title;

/** The 404 screen; redirects first if the path is an old one with a successor, and shows a placeholder until that is known. */
export function NotFoundScreen() {
  const oldAddress = useOldAddress();
  // The host redirects every address that has a successor, so a page that it rendered has none.
  const isRendered = useIsRendered();
  return oldAddress === 'none' || (oldAddress === 'asking' && isRendered) ? <NotFound /> : <PendingScreen />;
}

function NotFound() {
  useMarkHydrated();
  const words = errorWords(404);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tree = useTopCategories();
  return (
    <div className="wrap error-screen">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>
        {errorWording.notFoundBefore} <code>{path}</code>
      </p>
      <p className="muted">{words.description}</p>
      <p className="error-actions">
        <LinkButton href="/store" tone="primary">
          {words.action}
        </LinkButton>
        <Link to="/search">{errorWording.search}</Link>
        <Link to="/contact-us">{footerWording.contactUs}</Link>
      </p>
      <h2>{errorWording.categories}</h2>
      <ul className="error-index">
        {tree.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to="/store/$category" params={{ category: slug }}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
