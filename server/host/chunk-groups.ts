import type { Rolldown } from 'vite';

/** Parts that only screens with a form need. */
const formParts =
  /src\/ui\/(?:form\/(?:use-form|form-state|form|error-summary|text-field|text-area|select-field)|use-title-prefix)\./;

/** Parts that a product page does not show at first. */
const rarerParts =
  /src\/ui\/(?:toast\/toast-state|dialog\/(?:confirm-state|dialog|use-dialog-panel)|form\/(?:radio-group|checkbox)|pagination|pagination-window|row-list|strip|connection-note|connection-note-state|load-failed|stamp|meter)\./;

/** The small parts of a product page: one file, since each alone would weigh more. */
const catalogueParts =
  /src\/(?:contract\/price|features\/basket\/(?:add-lines|use-add-marked|lines-refused)|features\/catalogue\/(?:drawing\/lazy-drawing|listing\/(?:product-lines|product-thumb)|product\/(?:add-on-choice|dated-prices|stock-level))|routes\/(?:-offline\/(?:hidden-catalogue|if-answered)|-shell\/screen)|shopper\/(?:connection\/(?:connection|store)|failure-status|freshness)|wording\/(?:basket|catalogue|dates|freshness|line-name|quantity|waiting))\./;

/**
 * Which modules share a chunk. What every page starts with is two chunks, run in separate tasks so that neither blocks
 * input for long; the small parts that screens share are a few; the rest is shared by exactly the screens that use it.
 * Read by the build.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-root/,
    tags: ['$initial'],
    priority: 5,
  },
  // What is changed most often is not a large file.
  { name: 'words', test: /src\/wording\//, tags: ['$initial'], priority: 5 },
  { name: 'app', tags: ['$initial'], priority: 4 },
  // The only other screen that is larger than a changed word should bring.
  { name: 'pad-words', test: /src\/wording\/quick-order\./, priority: 4 },
  {
    name: 'parts',
    test: (id) => id.includes('/src/ui/') && !formParts.test(id) && !rarerParts.test(id),
    minShareCount: 3,
    priority: 3,
  },
  { name: 'forms', test: formParts, minShareCount: 3, priority: 2 },
  { name: 'catalogue', test: catalogueParts, minShareCount: 2, priority: 2 },
  {
    // One file: apart, these small modules weigh a fifth more and cost a request each.
    name: 'journal',
    test: /src\/(?:offline\/(?:journal|drain|commands|[a-z-]+\.ts)|app\/(?:journal|cache))/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
];
