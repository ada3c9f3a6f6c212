import type { QueryClient } from '@tanstack/react-query';
import { keepBootSet } from './boot-set.ts';
import { createDeviceAnswers } from './device-answers.ts';

/** Keeps answers on the device from now on: the boot set in the synchronous store, the others in the database. */
export const keepAnswers = async (
  queryClient: QueryClient,
  storage: Storage | null,
  options: { restores: boolean },
): Promise<void> => {
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister: createDeviceAnswers() } });
  await keepBootSet(queryClient, storage, options);
};
