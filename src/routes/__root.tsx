import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import type { AppContext } from '#routes/-shell/app-context.ts';

export const Route = createRootRouteWithContext<AppContext>()({
  component: Root,
});

function Root() {
  return (
    <>
      {import.meta.env.SSR ? null : <HeadContent />}
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}
