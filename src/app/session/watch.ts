import { readPreferences } from '#shopper/preferences.ts';
import { lookAt } from '#shopper/session-look.ts';
import { refuseLateAnswers } from '#app/cache/late-answers.ts';
import { hearTabs, type SessionNews } from './channel.ts';
import type { SessionDesk } from './context.ts';
import { readToken } from './token-cookie.ts';

const moves = () => import('./moves.ts');

/** From now on the page follows what other tabs do, also what they did while it was frozen or out of sight. */
export const watchSession = async (desk: SessionDesk): Promise<void> => {
  const { currentShop, queryClient } = desk;
  refuseLateAnswers(queryClient, currentShop);
  const isElsewhere = (): boolean => {
    const { session, preferences } = currentShop.state();
    const kept = readPreferences(document.cookie, desk.configuration);
    return (
      session.kind === 'shopper' ||
      lookAt(session, readToken(), Date.now()).type !== 'same' ||
      kept.currencyCode !== preferences.currencyCode ||
      kept.countryCode !== preferences.countryCode
    );
  };
  let loaded: Awaited<ReturnType<typeof moves>> | null = null;
  const look = async (): Promise<void> => {
    // A guest's page that nothing happened to has no need of what follows.
    if (!isElsewhere()) return;
    loaded ??= await moves();
    await loaded.lookAgain(desk);
    await loaded.bringOwed(desk);
  };
  const lookAgain = (): void => void look().catch(reportError);
  const hear = ({ type }: SessionNews): void => {
    lookAgain();
    if (type !== 'policy-accepted') return;
    // What was refused before may be asked for again now.
    void queryClient.invalidateQueries({ queryKey: [currentShop.get().scope] });
    void desk.router()?.invalidate();
  };
  let close = hearTabs(hear);
  addEventListener('pagehide', () => close());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    close = hearTabs(hear);
    lookAgain();
  });
  addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain();
  });
  await look();
};
