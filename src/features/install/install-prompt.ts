/** The browser's install prompt, deferred until the shopper presses our button. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  /** Noted by the document itself: the browser fires the event once, on a slow device before the app's first script runs. */
  var earlyInstallPrompt: InstallPrompt | undefined;
}

/** The browser's install prompt, if it has offered one, and whether the app is installed. */
export interface InstallState {
  readonly question: InstallPrompt | null;
  readonly isInstalled: boolean;
}

let news: InstallState = { question: null, isInstalled: false };
let hear: (news: InstallState) => void = () => undefined;

const say = (next: InstallState): void => {
  news = next;
  hear(news);
};

/** From now on the browser's prompt waits for the shopper's press, one that came before the app's first script too. */
export const deferInstallPrompt = (): void => {
  const question = globalThis.earlyInstallPrompt ?? null;
  say({ question, isInstalled: question === null && matchMedia('(display-mode: standalone)').matches });
  addEventListener('beforeinstallprompt', (question) => {
    question.preventDefault();
    say({ question, isInstalled: false });
  });
  addEventListener('appinstalled', () => say({ question: null, isInstalled: true }));
};

/** Calls `listener` with the current state, then with each new one. */
export const onInstallState = (listener: (news: InstallState) => void): void => {
  hear = listener;
  listener(news);
};
