import type { ComponentProps, ReactNode } from 'react';
import './strip.css';

/** `action` is one link or button at the end, or two. Give it `role="status"` when its words change. */
export type StripProps = ComponentProps<'div'> & { tone?: 'info' | 'warning'; icon?: ReactNode; action?: ReactNode };

/** A thin bar under the header, in the flow of the page. */
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
