import type { Control, replayInput as ReplayInput } from './replay-input.ts';

/**
 * Before hydration, no listener sees what the visitor types, ticks or chooses, and hydration resets it to what the host
 * wrote. This stores it by control, as its value or checked state, and replays it once the screen is hydrated.
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
  // Input from before this script ran. Text that the host wrote into a field, such as a search query, was not typed.
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
