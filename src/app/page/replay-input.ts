/** A control that a visitor can type into, tick or choose from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Enters what was typed, ticked or chosen before the listeners were there, as if it were done now. */
export const replayInput = (early: ReadonlyMap<Control, string | boolean>): void => {
  for (const [control, state] of early) {
    if (!control.isConnected) continue;
    if (typeof state === 'boolean') {
      // The click turns it over, so it starts from the other side.
      setNatively(control, 'checked', !state);
      control.click();
      continue;
    }
    // React compares with the value it set last. Setting another one first makes the typed value news to it.
    control.value = '';
    setNatively(control, 'value', state);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/** Sets a property by its own setter, which React has covered with one that takes notes. */
const setNatively = (control: Control, name: 'value' | 'checked', value: string | boolean): void => {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(control, value);
};
