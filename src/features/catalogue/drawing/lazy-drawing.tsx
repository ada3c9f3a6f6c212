import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ProductDrawingProps } from './product-drawing.tsx';

/** Pens that can't be had cost the drawing, never the page that it stands on. */
const fetchPens = async () => {
  try {
    return await import('./product-drawing.tsx');
  } catch {
    return { ProductDrawing: () => null };
  }
};

const LazyDrawing = lazyRouteComponent(fetchPens, 'ProductDrawing');

/** Fetches the pens; the host does so before it renders. */
export const loadDrawings = async (): Promise<void> => {
  await LazyDrawing.preload?.();
};

/** The line drawing of a product. Most pages show a photo, so the pens are fetched when the first drawing is wanted. */
export function ProductDrawing(props: ProductDrawingProps) {
  return (
    <Suspense fallback={null}>
      <LazyDrawing {...props} />
    </Suspense>
  );
}
