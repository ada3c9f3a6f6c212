/** The numbers of the database's advisory locks: arbitrary, different from each other, and the same in every process of the store. */
export const advisoryLocks = {
  migration: 7_402_031,
  seed: 7_402_032,
  variantSearch: 7_402_033,
  reindex: 7_402_034,
} as const;
