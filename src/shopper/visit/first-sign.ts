let resolve: () => void = () => undefined;
const given = new Promise<void>((go) => {
  resolve = go;
});

/** Resolves once somebody uses the page or something happens to it; on all but first visits, at once. */
export const firstSign = (): Promise<void> => given;

let isGiven = false;

/** Whether `firstSign` has resolved. */
export const isUsed = (): boolean => isGiven;

/** Resolves `firstSign`. */
export const giveSign = (): void => {
  isGiven = true;
  resolve();
};
