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
  /** Runs a script at the start of every later document, before its own scripts; null if the driver can't. */
  readonly runAtStart: ((script: string) => Promise<void>) | null;
  /** Evaluates an expression in the page, awaits it, and returns its value, passed as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the main pointer button at this point. */
  click(at: Point): Promise<void>;
  /** Types text as a keyboard would, one key per character. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Selects everything in the focused box, as Ctrl+A does. */
  selectAll(): Promise<void>;
  close(): Promise<void>;
}

/** A running browser with its profile. */
export interface RunningBrowser {
  /** Opens another tab in the foreground. */
  newTab(): Promise<Tab>;
  /** Kills all of its processes at once, as a power cut would; the profile stays. */
  kill(): Promise<void>;
  /** Closes it as its owner does. */
  close(): Promise<void>;
}

/** The engines in which the shop is tested. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The names that people know them by. */
export const engineTitles: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** Starts browsers of one engine. */
export interface Engine {
  /** Starts a browser over a profile folder, which may hold data from an earlier run. */
  start(profile: string): Promise<RunningBrowser>;
}

/** An engine that can be run here with its version, or what is missing and how to install it. */
export type Found =
  | { readonly version: string; readonly engine: Engine }
  | { readonly missing: string; readonly install: string };
