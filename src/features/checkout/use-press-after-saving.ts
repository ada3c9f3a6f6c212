import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkoutScope } from './checkout-write.ts';

/**
 * For a button that needs what is still being saved: a press in between is carried out when it is saved, with what it was given.
 * Pressed again meanwhile, it counts once.
 */
export const usePressAfterSaving = <T>(
  act: (pressed: T) => void,
): { readonly press: (pressed: T) => void; readonly isWaiting: boolean } => {
  const isSaving = useIsMutating({ predicate: ({ options }) => options.scope?.id === checkoutScope.id }) > 0;
  const [waiting, setWaiting] = useState<{ readonly pressed: T } | null>(null);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (waiting === null || isSaving) return undefined;
    const later = setTimeout(() => {
      setWaiting(null);
      actNow(waiting.pressed);
    });
    return () => clearTimeout(later);
  }, [waiting, isSaving]);
  return {
    press: (pressed) => {
      if (isSaving) setWaiting({ pressed });
      else act(pressed);
    },
    isWaiting: waiting !== null,
  };
};
