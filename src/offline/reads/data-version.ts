/** Increase it when the contract changes what devices store, other than by an optional field; older copies are then ignored. */
export const dataVersion = '2';
