import { loadErrorScreens } from '#routes/-shell/later-parts.tsx';
import type { AppRouter } from './router.tsx';
import { followUpdates } from './update-flow.ts';
import { registerWorker } from './worker.ts';

/** Registers the worker and looks for new versions from now on. */
export const keepUpToDate = async (router: AppRouter): Promise<void> => {
  // What says that a part did not come has to be there when none comes.
  void loadErrorScreens();
  const { queryClient } = router.options.context;
  followUpdates({ router, registration: await registerWorker(), isSending: () => queryClient.isMutating() > 0 });
};
