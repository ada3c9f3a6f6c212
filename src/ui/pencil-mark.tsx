import type { ReactNode } from 'react';
import { PencilIcon, TriangleAlertIcon } from './icons.tsx';
import './button.css';
import './pencil-mark.css';

/** `waiting` on this device, `sending` at this moment, or `unsure` whether it was done. */
export type PencilState = 'waiting' | 'sending' | 'unsure';

/**
 * What is not final, told by a drawing and words, never by a colour alone. The line or row that it stands in gets
 * `data-pencil={state}`, which draws the dashes around it.
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
