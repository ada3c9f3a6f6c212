import { proxy, ref } from 'valtio';
import { onInstallState, type InstallPrompt } from './install-prompt.ts';

/** Whether the app can be installed here, and how. Only the functions below write it. */
export const installState = proxy<{
  question: InstallPrompt | null;
  isInstalled: boolean;
  /** Where the install offer is shown, if anywhere. */
  offeredIn: OfferPlace | null;
}>({ question: null, isInstalled: false, offeredIn: null });

/** Under a placed order, or under the header for regular visitors. */
export type OfferPlace = 'order' | 'notices';

onInstallState(({ question, isInstalled }) => {
  installState.question = question === null ? null : ref(question);
  installState.isInstalled = isInstalled;
  if (isInstalled) installState.offeredIn = null;
});

/** Shows the browser's install prompt; it can be shown only once. */
export const install = async (): Promise<void> => {
  const { question } = installState;
  installState.question = null;
  await question?.prompt();
};

/** Apple's browsers have no install prompt, so the shopper gets instructions instead. */
export const isAppleDevice = (): boolean =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
