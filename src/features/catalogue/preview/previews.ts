import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { reportMissingPart } from '#ui/report-missing-part.ts';
import { whenStirred } from '#ui/when-stirred.ts';
import type { PressedRow } from './pressed-row.ts';
import type { showPreview } from './preview.tsx';

let show: typeof showPreview | undefined;

/** For a list of products: once somebody is there, what a press on one of its rows needs is fetched. */
export const usePreviews = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      whenStirred(() => {
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

/** Handles a press on the link of a row: what the row knows of its product is shown until the product's page is there. */
export const previewOn = (pressed: PressedRow) => (event: MouseEvent) => show?.(pressed, event.currentTarget);
