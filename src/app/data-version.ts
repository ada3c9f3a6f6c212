/** Grows when the contract changes the shape of what devices keep; older copies are then dropped. */
export const dataVersion = '1';
