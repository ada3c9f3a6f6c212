import { type ComponentType, useEffect, useRef, useState } from 'react';
import { reportMissingPart } from './report-missing-part.ts';

/** Loads and renders a part as the place where it goes comes near; `load` must be a stable function. */
export function NearPart<Props extends object>({
  load,
  className,
  nearPx = 600,
  props,
}: {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Reserves its space. */
  readonly className: string;
  /** How near is near enough; 0: only in sight. */
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
