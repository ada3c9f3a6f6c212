/** The header in which the worker says when it cached an answer (ISO 8601). */
export const storedAtHeader = 'x-stored-at';

/** When an answer was cached, in milliseconds of the epoch; null for one that comes straight from the store. */
export const storedAtOf = (response: Response): number | null => {
  const at = Date.parse(response.headers.get(storedAtHeader) ?? '');
  return Number.isNaN(at) ? null : at;
};
