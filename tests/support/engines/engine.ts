/** A point of a page's viewport, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One page of a browser. */
export interface Tab {
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a script at the start of every document from now on, before its own; null where the driver can't. */
  readonly runAtStart: ((script: string) => Promise<void>) | null;
  /** Runs an expression in the page, awaits it, and gives what its JSON says. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the main button of the pointer there. */
  click(at: Point): Promise<void>;
  /** Presses keys as a keyboard would, one for each character. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Selects all of the focused box, as Ctrl+A does. */
  selectAll(): Promise<void>;
  close(): Promise<void>;
}

/** A browser that runs over a profile. */
export interface RunningBrowser {
  /** Opens one more tab in front. */
  newTab(): Promise<Tab>;
  /** Ends every process of it at once, as a power cut would; the profile stays. */
  kill(): Promise<void>;
  /** Ends it as its owner does. */
  close(): Promise<void>;
}

/** The engines that the shop is tried in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What people call them. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** What starts browsers of one engine. */
export interface Engine {
  /** Over a folder that may hold what an earlier browser left. */
  start(profile: string): Promise<RunningBrowser>;
}

/** Whether an engine can be run here: what it is, or what is missing to run it. */
export type Found =
  | { readonly version: string; readonly engine: Engine }
  | { readonly missing: string; readonly install: string };
