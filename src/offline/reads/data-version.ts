/** Raised when the contract changes the shape of what devices store; older copies are then no longer read. */
export const dataVersion = '2';
