import { useEffect, useRef, useState, type ComponentProps } from 'react';
import './table.css';

/**
 * A native table in a horizontally scrolling box. `caption` names both; `density` overrides the page's. Inside:
 * `<thead>` sticks under the header, `data-align="end"` on figures, `data-marked` on a row with a quantity,
 * `data-state="pending"` on an unsent one, `data-applies` on the tier that applies.
 */
export type TableProps = Omit<ComponentProps<'table'>, 'className'> & {
  caption: string;
  isCaptionHidden?: boolean;
  density?: 'comfortable' | 'compact';
};

/** The box is a tab stop only while it has something to scroll. */
export function Table({ caption, isCaptionHidden = true, density, children, ...rest }: TableProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const watched = box.current;
    if (watched === null) return undefined;
    const observer = new ResizeObserver(() => setOverflows(watched.scrollWidth > watched.clientWidth));
    observer.observe(watched);
    if (watched.firstElementChild !== null) observer.observe(watched.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="table-box"
      data-density={density}
      data-overflows={overflows || undefined}
      role={overflows ? 'region' : undefined}
      aria-label={overflows ? caption : undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      <table {...rest} className="table">
        <caption className={isCaptionHidden ? 'vh' : undefined}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
