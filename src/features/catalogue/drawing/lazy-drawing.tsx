import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { ProductDrawingProps } from './product-drawing.tsx';

/** If the code can't be fetched, only the drawing is missing, never the page around it. */
const fetchPens = async () => {
  try {
    return await import('./product-drawing.tsx');
  } catch {
    return { ProductDrawing: () => null };
  }
};

const LazyDrawing = lazyRouteComponent(fetchPens, 'ProductDrawing');

/** Loads the drawing code; the host does so before it renders. */
export const loadDrawings = async (): Promise<void> => {
  await LazyDrawing.preload?.();
};

/** The line drawing of a product. Most pages show a photo, so the code is fetched with the first drawing. */
export function ProductDrawing(props: ProductDrawingProps) {
  return (
    <Suspense fallback={null}>
      <LazyDrawing {...props} />
    </Suspense>
  );
}
