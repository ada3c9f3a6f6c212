import { draw } from './draw.tsx';
import { drawingKindOf } from './drawing-kind.ts';
import type { DrawingAttributes } from './sizes.ts';

export interface ProductDrawingProps {
  /** One of `drawingKinds`; any other name is drawn as a carton. */
  readonly kind: string;
  /** Dimensions by attribute code, in millimetres; missing ones are not drawn. */
  readonly attributes: DrawingAttributes;
  readonly label: string;
  /** For drawings beside text that says the same: hidden from assistive technology, and drawn without dimensions. */
  readonly decorative?: boolean;
}

export function ProductDrawing({ kind, attributes, label, decorative = false }: ProductDrawingProps) {
  const name = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox={decorative ? '44 20 292 220' : '0 0 400 300'} strokeLinejoin="miter" focusable="false" {...name}>
      {draw(drawingKindOf(kind), attributes, decorative)}
    </svg>
  );
}
