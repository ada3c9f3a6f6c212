let latest: { readonly of: string; readonly url: string } | null = null;

/** Remembers that `url`, a smaller file of the picture `of`, is on the screen. */
export const noteStandIn = (of: string, url: string): void => {
  latest = { of, url };
};

/** A file that can stand in for a picture, since it was just on the screen. */
export const standInFor = (of: string | undefined): string | undefined => (latest?.of === of ? latest?.url : undefined);
