let resolve: () => void = () => undefined;
const given = new Promise<void>((go) => {
  resolve = go;
});

/** Resolves once somebody is there to use the page, or something happens to it; at once but for the page of a first visit. */
export const firstSign = (): Promise<void> => given;

let isGiven = false;

/** Whether the page is used by now. */
export const isUsed = (): boolean => isGiven;

/** The page is used from now on. */
export const giveSign = (): void => {
  isGiven = true;
  resolve();
};
