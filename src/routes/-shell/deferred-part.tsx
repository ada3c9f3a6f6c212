import { type ComponentType, useEffect, useState } from 'react';
import { reportMissingPart } from '#ui/report-missing-part.ts';

interface DeferredPartProps {
  readonly load: () => Promise<ComponentType>;
}

/** Renders a part after hydration; `load` fetches its code and must be a stable function. */
export function DeferredPart({ load }: DeferredPartProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    load().then((part) => setPart(() => part), reportMissingPart);
  }, [load]);
  return Part === undefined ? null : <Part />;
}
