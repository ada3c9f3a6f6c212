/** A control that a visitor can type into, tick or choose from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Repeats what the visitor typed, ticked or chose before the listeners were attached, as if it happened now. */
export const replayInput = (early: ReadonlyMap<Control, string | boolean>): void => {
  for (const [control, state] of early) {
    if (!control.isConnected) continue;
    if (typeof state === 'boolean') {
      // The click toggles it, so start from the opposite state.
      setNatively(control, 'checked', !state);
      control.click();
      continue;
    }
    // React compares with the last value it saw being set. Setting another one first makes the typed value count as a change.
    control.value = '';
    setNatively(control, 'value', state);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/** Sets a property with its native setter, which React shadows with a tracking one. */
const setNatively = (control: Control, name: 'value' | 'checked', value: string | boolean): void => {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(control, value);
};
