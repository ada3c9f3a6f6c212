import { type ComponentType, useEffect, useState } from 'react';

/** The parts that nobody needs before the page lives: messages, questions, the way back up. */
export function LateOverlays() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    // For whoever has to wait until the page can be used: it is alive from now on.
    document.documentElement.dataset['awake'] = 'true';
    import('./overlays.tsx').then(({ Overlays }) => setParts(() => Overlays), reportError);
  }, []);
  return Parts === undefined ? null : <Parts />;
}
