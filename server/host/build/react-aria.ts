interface Rewrite {
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
  /** How often it stands there; another number means that a new version has to be looked at. */
  readonly count: number;
}

const rewrites: readonly Rewrite[] = [
  // Even an empty text becomes HTML through a policy alone.
  { file: /\/LiveAnnouncer\.mjs$/, from: ".innerHTML = '';", to: '.replaceChildren();', count: 2 },
  // A sheet that is written into the page is stopped; the rule in it is in date-range.css.
  { file: /\/usePress\.mjs$/, from: 'ownerDocument.head.prepend(style);', to: '', count: 1 },
];

/** The files of `react-aria` that do what the policy of the pages stops. */
export const stoppedFiles =
  /\/react-aria\/dist\/private\/(?:live-announcer\/LiveAnnouncer|interactions\/usePress)\.mjs$/;

/** What `react-aria` does against the policy of the pages, done within it. Throws where a file isn't as expected. */
export const withinPolicy = (file: string, code: string): string => {
  const rewrite = rewrites.find((one) => one.file.test(file));
  if (rewrite === undefined) throw new Error(`Nothing is known of ${file}.`);
  const parts = code.split(rewrite.from);
  if (parts.length - 1 !== rewrite.count) {
    throw new Error(`${file} has "${rewrite.from}" ${parts.length - 1} times, not ${rewrite.count}.`);
  }
  return parts.join(rewrite.to);
};
