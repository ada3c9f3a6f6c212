import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { reportMissingPart } from '#ui/report-missing-part.ts';
import { onInteraction } from '#ui/on-interaction.ts';
import type { PressedRow } from './pressed-row.ts';
import type { showPreview } from './preview.tsx';

let show: typeof showPreview | undefined;

/** For a list of products: once somebody uses the page, fetches what a press on a row needs. */
export const usePreviews = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      onInteraction(() => {
        import('./preview.tsx')
          .then((loaded) => {
            show = loaded.showPreview;
            return router.loadRouteChunk(router.routesById['/store/product/$product']);
          })
          .catch(reportMissingPart);
      }),
    [router],
  );
};

/** Handles a press on a row's link: shows what the row contains until the product page has loaded. */
export const previewOn = (pressed: PressedRow) => (event: MouseEvent) => show?.(pressed, event.currentTarget);
