/** Increase it when the contract changes the shape of what devices store; older copies are then ignored. */
export const dataVersion = '2';
