import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { checkoutScope } from './checkout-write.ts';

/**
 * For a button that depends on pending saves: a press meanwhile runs once they are done, with the value that it was given.
 * Several presses while waiting count as one, the last.
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
