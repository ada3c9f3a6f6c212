import type { Control, replayInput as ReplayInput } from './replay-input.ts';

/**
 * What is typed, ticked or chosen before the screen is hydrated has no listener yet, and hydration puts back what the host
 * wrote. It is remembered here by control, as its value or whether it is ticked, and entered again once the screen answers.
 */
export const rememberEarlyInput = (): void => {
  const early = new Map<Control, string | boolean>();
  let replaying: Promise<{ replayInput: typeof ReplayInput }> | undefined;
  const remember = (target: EventTarget | null): void => {
    const isInput = target instanceof HTMLInputElement;
    if (!isInput && !(target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement)) return;
    replaying ??= import('./replay-input.ts');
    early.set(target, isInput && /check|radio/.test(target.type) ? target.checked : target.value);
  };
  const onInput = ({ target }: Event): void => remember(target);
  // Before this script ran. What the host wrote into a text field, such as the words of a search, was not typed.
  for (const changed of document.querySelectorAll(
    '[placeholder]:not(:placeholder-shown,[value]),:checked:not([checked],[selected]),[checked]:not(:checked)',
  ))
    remember(changed.closest('select') ?? changed);
  addEventListener('input', onInput, true);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('input', onInput, true);
      void replaying?.then(({ replayInput }) => replayInput(early));
    },
    { once: true },
  );
};
