import { type ComponentType, useEffect, useRef, useState } from 'react';
import { reportMissingPart } from './report-missing-part.ts';

/** Loads and renders a part as its place nears the viewport; `load` must be a stable function. */
export function NearPart<Props extends object>({
  load,
  className,
  nearPx = 600,
  props,
}: {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Reserves the part's space. */
  readonly className: string;
  /** Distance from the viewport at which to load; 0: only once visible. */
  readonly nearPx?: number;
  readonly props: Props;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        watch.disconnect();
        load().then((part) => setPart(() => part), reportMissingPart);
      },
      { rootMargin: `${nearPx}px` },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [load, nearPx]);
  return (
    <div ref={place} className={className}>
      {Part === undefined ? null : <Part {...props} />}
    </div>
  );
}
