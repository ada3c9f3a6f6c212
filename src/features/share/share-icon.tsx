import { icon } from '#ui/icon.tsx';

/** Lucide's "share-2". Not among the icons of every page, which are fetched with the first visit. */
export const ShareIcon = /* @__PURE__ */ icon(
  'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98',
);
