let resolve: () => void = () => undefined;
const interaction = new Promise<void>((go) => {
  resolve = go;
});

/** Resolves once somebody uses the page or something happens to it; on all but first visits, at once. */
export const firstInteraction = (): Promise<void> => interaction;

let isMarked = false;

/** Whether `firstInteraction` has resolved. */
export const hasInteracted = (): boolean => isMarked;

/** Resolves `firstInteraction`. */
export const markInteracted = (): void => {
  isMarked = true;
  resolve();
};
