interface Rewrite {
  readonly file: RegExp;
  readonly from: string;
  readonly to: string;
  /** Expected number of occurrences; with any other, a new version has to be reviewed. */
  readonly count: number;
}

const rewrites: readonly Rewrite[] = [
  // Trusted Types allow even an empty text as HTML only through a policy.
  { file: /\/LiveAnnouncer\.mjs$/, from: ".innerHTML = '';", to: '.replaceChildren();', count: 2 },
  // The policy blocks an injected style sheet; its rule is in date-range.css.
  { file: /\/usePress\.mjs$/, from: 'ownerDocument.head.prepend(style);', to: '', count: 1 },
];

/** The files of `react-aria` that do something the pages' policy blocks. */
export const stoppedFiles =
  /\/react-aria\/dist\/private\/(?:live-announcer\/LiveAnnouncer|interactions\/usePress)\.mjs$/;

/** Rewrites what `react-aria` does against the pages' policy. Throws if a file isn't as expected. */
export const withinPolicy = (file: string, code: string): string => {
  const rewrite = rewrites.find((one) => one.file.test(file));
  if (rewrite === undefined) throw new Error(`Nothing is known of ${file}.`);
  const parts = code.split(rewrite.from);
  if (parts.length - 1 !== rewrite.count) {
    throw new Error(`${file} has "${rewrite.from}" ${parts.length - 1} times, not ${rewrite.count}.`);
  }
  return parts.join(rewrite.to);
};
