/** The browser's install prompt, deferred until the shopper presses our button. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  /** Set by an inline script of the document: the browser fires the event once, on slow devices before the app's first script runs. */
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

/** Defers the browser's prompt until the shopper asks for it, even if it fired before the app's first script. */
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
