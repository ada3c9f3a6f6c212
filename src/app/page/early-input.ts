import type { Control, replayInput as ReplayInput } from './replay-input.ts';

/**
 * What is typed, ticked or chosen before the screen is hydrated has no listener yet, and hydration puts back what the host
 * wrote. It is remembered here by control, as its value or whether it is ticked, and entered again once the screen answers.
 */
export const rememberEarlyInput = (): void => {
  const early = new Map<Control, string | boolean>();
  let replaying: Promise<{ replayInput: typeof ReplayInput }> | undefined;
  const remember = ({ target }: { readonly target: EventTarget | null }): void => {
    replaying ??= import('./replay-input.ts');
    if (target instanceof HTMLInputElement && /check|radio/.test(target.type)) early.set(target, target.checked);
    else if (target instanceof Element && 'value' in target) early.set(target as Control, (target as Control).value);
  };
  // Before this script ran.
  for (const changed of document.querySelectorAll(
    '[placeholder]:not(:placeholder-shown),:checked:not([checked],[selected]),[checked]:not(:checked)',
  )) {
    const target = changed.closest('select') ?? changed;
    // What the host wrote into a text field, such as the words of a search, was not typed.
    if (target.getAttribute('value') === null || target.matches('[type=checkbox], [type=radio]')) remember({ target });
  }
  addEventListener('input', remember, true);
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('input', remember, true);
      void replaying?.then(({ replayInput }) => replayInput(early));
    },
    { once: true },
  );
};
