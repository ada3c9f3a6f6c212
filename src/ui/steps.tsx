import type { ReactNode, Ref } from 'react';
import { CheckIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import './steps.css';

/** The steps of a task; completed ones collapse to a summary. */
export function Steps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="steps" aria-label={label}>
      {children}
    </ol>
  );
}

/**
 * `summary` shows when done, `children` while current; `action` is the Change button; `stateLabel` is the state in
 * words.
 */
export type StepProps = {
  number: number;
  title: ReactNode;
  state: 'done' | 'current' | 'ahead';
  stateLabel?: string;
  summary?: ReactNode;
  action?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

/** One step; its heading can take the focus when it becomes current. */
export function Step({ number, title, state, stateLabel, summary, action, headingRef, children }: StepProps) {
  return (
    <li className="step" data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <div className="step-head">
        <span className="step-number" aria-hidden="true">
          {state === 'done' ? <CheckIcon size={18} /> : number}
        </span>
        <h2 ref={headingRef} tabIndex={-1}>
          {title}
          {stateLabel === undefined ? null : <VisuallyHidden> {stateLabel}</VisuallyHidden>}
        </h2>
        {state === 'done' ? action : null}
      </div>
      {state === 'done' && summary !== undefined ? <div className="step-summary">{summary}</div> : null}
      {state === 'current' ? <div className="step-body">{children}</div> : null}
    </li>
  );
}
