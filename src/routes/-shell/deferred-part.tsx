import { type ComponentType, useEffect, useState } from 'react';

/** A part that nobody needs before the page lives; `load` fetches its code and stays the same function. */
export function DeferredPart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    load().then((part) => setPart(() => part), reportError);
  }, [load]);
  return Part === undefined ? null : <Part />;
}
