/** The header in which the worker states when it cached a response (ISO 8601). */
export const storedAtHeader = 'x-stored-at';

/** When a response was cached, in epoch milliseconds; null if it comes straight from the store. */
export const storedAtOf = (response: Response): number | null => {
  const at = Date.parse(response.headers.get(storedAtHeader) ?? '');
  return Number.isNaN(at) ? null : at;
};
