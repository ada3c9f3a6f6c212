import type { ComponentProps, ReactNode } from 'react';
import './strip.css';

/** `action` is one or two links or buttons at the end. Give it `role="status"` if its text changes. */
export type StripProps = ComponentProps<'div'> & { tone?: 'info' | 'warning'; icon?: ReactNode; action?: ReactNode };

/** A thin bar under the header, in the page flow. */
export function Strip({ tone = 'info', icon, action, children, ...rest }: StripProps) {
  return (
    <div {...rest} className="strip" data-tone={tone}>
      <div className="wrap strip-line">
        {icon}
        <span className="strip-words">{children}</span>
        {action === undefined ? null : <span className="strip-actions">{action}</span>}
      </div>
    </div>
  );
}
