import { type ComponentType, useEffect, useState } from 'react';

/** The parts that nobody needs before the page lives: messages, questions, the way back up. */
export function LateOverlays() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    import('./overlays.tsx').then(({ Overlays }) => setParts(() => Overlays), reportError);
  }, []);
  return Parts === undefined ? null : <Parts />;
}
