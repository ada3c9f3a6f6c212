import { type ComponentType, useEffect, useState } from 'react';

/** Renders a part after hydration; `load` fetches its code and must be a stable function. */
export function DeferredPart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    load().then((part) => setPart(() => part), reportError);
  }, [load]);
  return Part === undefined ? null : <Part />;
}
