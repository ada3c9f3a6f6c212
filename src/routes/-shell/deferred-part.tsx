import { type ComponentType, useEffect, useState } from 'react';
import { loadOnline } from '#ui/load-online.ts';
import { reportMissingPart } from '#ui/report-missing-part.ts';

interface DeferredPartProps {
  readonly load: () => Promise<ComponentType>;
}

/** Renders a part after hydration; `load` fetches its code, again if there was no connection, and must be a stable function. */
export function DeferredPart({ load }: DeferredPartProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    loadOnline(load).then((part) => setPart(() => part), reportMissingPart);
  }, [load]);
  return Part === undefined ? null : <Part />;
}
