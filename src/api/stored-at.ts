/** The header in which the worker says when it put an answer away (ISO 8601). */
export const storedAtHeader = 'x-stored-at';

/** When an answer was put away, in milliseconds of the epoch; null for one that comes straight from the store. */
export const storedAtOf = (response: Response): number | null => {
  const at = Date.parse(response.headers.get(storedAtHeader) ?? '');
  return Number.isNaN(at) ? null : at;
};
