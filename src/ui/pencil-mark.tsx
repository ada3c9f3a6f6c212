import type { ReactNode } from 'react';
import { PencilIcon, TriangleAlertIcon } from './notice-icons.tsx';
import './button.css';
import './pencil-mark.css';

/** `waiting` on this device, `sending` right now, or `unsure` whether it was done. */
export type PencilState = 'waiting' | 'sending' | 'unsure';

/**
 * Marks something that isn't final, by icon and words, never by colour alone. The line or row around it gets
 * `data-pencil={state}`, which draws its dashed border.
 */
export function PencilMark({ state, children }: { state: PencilState; children: ReactNode }) {
  return (
    <span className="pencil-mark" data-state={state}>
      {drawings[state]}
      <span>{children}</span>
    </span>
  );
}

const drawings: Readonly<Record<PencilState, ReactNode>> = {
  waiting: <PencilIcon size={16} />,
  sending: <span className="spinner" aria-hidden="true" />,
  unsure: <TriangleAlertIcon size={16} />,
};
