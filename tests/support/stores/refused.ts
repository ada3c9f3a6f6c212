import { isRefused, type Refused } from '#api/api-error.ts';

/** The refusal that a call ends with; throws if it is answered, or fails in another way. */
export const refused = async (call: Promise<unknown>): Promise<Refused> => {
  try {
    await call;
  } catch (error) {
    if (isRefused(error)) return error;
    throw error;
  }
  throw new Error('The call was answered, where it should have been refused.');
};

/** The refusals of several concurrent calls. */
export const allRefused = (calls: readonly Promise<unknown>[]): Promise<Refused[]> => Promise.all(calls.map(refused));
