import { refuseLateAnswers } from './late-answers.ts';
import { hearTabs, type SessionNews } from './session-channel.ts';
import type { SessionDesk } from './session-desk.ts';
import { bringOwed, lookAgain } from './session-moves.ts';

/** From now on the page follows what other tabs do, also what they did while it was frozen or out of sight. */
export const watchSession = (desk: SessionDesk): void => {
  refuseLateAnswers(desk.queryClient, desk.currentShop);
  const look = (): void => {
    lookAgain(desk)
      .then(() => bringOwed(desk))
      .catch(reportError);
  };
  const hear = ({ type }: SessionNews): void => {
    look();
    if (type !== 'policy-accepted') return;
    // What was refused before may be asked for again now.
    void desk.queryClient.invalidateQueries({ queryKey: [desk.currentShop.get().scope] });
    void desk.router()?.invalidate();
  };
  let close = hearTabs(hear);
  addEventListener('pagehide', () => close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    close = hearTabs(hear);
    look();
  });
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
};
