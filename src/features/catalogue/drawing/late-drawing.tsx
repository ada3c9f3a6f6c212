import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ProductDrawingProps } from './product-drawing.tsx';

const LateDrawing = lazyRouteComponent(() => import('./product-drawing.tsx'), 'ProductDrawing');

/** Fetches the pens; the host does so before it renders. */
export const loadDrawings = async (): Promise<void> => {
  await LateDrawing.preload?.();
};

/** The line drawing of a product. Most pages show a photo, so the pens are fetched when the first drawing is wanted. */
export function ProductDrawing(props: ProductDrawingProps) {
  return (
    <Suspense fallback={null}>
      <LateDrawing {...props} />
    </Suspense>
  );
}
