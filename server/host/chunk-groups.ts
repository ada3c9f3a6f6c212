import type { Rolldown } from 'vite';

/** Parts that only screens with a form need. */
const formParts =
  /src\/ui\/(?:form\/(?:use-form|form-state|form|error-summary|text-field|text-area|select-field)|use-title-prefix)\./;

/** Parts that a product page does not show at first. */
const rarerParts =
  /src\/ui\/(?:toast\/toast-state|dialog\/(?:confirm-state|dialog|use-dialog-panel)|form\/(?:radio-group|checkbox)|pagination|pagination-window|row-list|strip|print-button|screen-icons|connection-note|connection-note-state|load-failed|stamp|meter)\./;

/** What only a visitor's choice of cookies needs. */
const consentParts = /src\/(?:features\/consent\/bar-element|shopper\/cookie-consent|wording\/consent)\./;

/** The small parts of a product page: one file, since each alone would weigh more. */
const catalogueParts =
  /src\/(?:contract\/(?:price|store-clock)|features\/basket\/(?:add-lines|use-add-marked|lines-refused)|features\/catalogue\/(?:drawing\/lazy-drawing|listing\/next-tier|product\/(?:add-on-choice|dated-prices|stock-level))|routes\/(?:-offline\/(?:hidden-catalogue|if-answered)|-shell\/screen|-tools\/use-tools)|ui\/(?:row-list|when-stirred)|shopper\/(?:connection\/(?:connection|store)|failure-status|freshness)|wording\/(?:cart-change|catalogue|dates|freshness|line-name|quantity|waiting))\./;

/** What rows of products are made of, wherever they stand. */
const listingParts =
  /src\/features\/(?:catalogue\/(?:listing\/(?:price-of|product-lines|product-link|product-thumb|selection|view)|preview\/previews|product\/(?:recommendations|recommendation-sections))|basket\/add-one|viewed\/recently-viewed)\./;

/** Small parts of what every page fetches once it has loaded, or of the journal, that some screens begin with. */
const pieces =
  /node_modules\/(?:valtio|proxy-compare)\/|src\/(?:offline\/coalesce|contract\/customer|app\/journal\/wake-worker|ui\/(?:toast\/toast-state|strip|dialog\/(?:confirm-state|use-dialog-panel|dialog)|connection-note-state|pagination|pagination-window|form\/checkbox|load-failed)|features\/(?:install\/(?:install-state|install-record|use-install)|update\/update-state|viewed\/viewed-queries|wishlists\/wishlist-queries)|shopper\/(?:ask-to-persist|look|move-stored|waiting\/use-counts)|wording\/recommendations)\./;

/** What every page fetches once it has loaded, and the parts of its frame that come then. */
const settlingParts =
  /src\/(?:app\/settle\.|routes\/(?:-shell\/overlays\.|-offline\/connection-words\.)|shopper\/offline-shopper\.)/;

/** What the first change needs; the worker caches it with the first visit, by this name. */
const journalParts =
  /src\/(?:app\/journal\/(?:open-journal|apply-outcome)\.|shopper\/guest-basket-store\.|features\/(?:basket\/basket-patches|parked-carts\/parked-(?:answers|patches))\.|offline\/(?:journal|drain|commands)\/)/;

/** The screen of a product, which the search shows too where it finds one part. */
const productParts =
  /src\/features\/catalogue\/(?:preview\/(?:product-head|product-figure|stand-in)|product\/(?:screen|marked-bar|marked-lines|size-filters|size-rows|tier-prices|use-marked-lines|use-sought-sku|variant-(?:columns|list|price|rows|table)))\./;

/** What comes below a product as it nears the window. */
const belowProduct =
  /src\/(?:features\/catalogue\/product\/recommendations\.|routes\/-product\/(?:like-viewed|viewed-before)\.)/;

/** What finds products among those on the device. */
const deviceParts = /src\/(?:features\/catalogue\/listing\/cached-selection|shopper\/device\/parts-queries)\./;

/** What is paid, and how. */
const payingParts =
  /src\/(?:contract\/payment|wording\/total|features\/orders\/(?:order-state|pay-link)|ui\/print-button)\./;

/** Small screens of one kind: the first page holds the name of every file, and these are fetched for few visits. */
const smallScreens = [
  { name: 'auth', test: /src\/routes\/auth\./, priority: 0 },
  { name: 'blog', test: /src\/routes\/blog\./, priority: 0 },
  { name: 'shop', test: /src\/routes\/shop\./, priority: 0 },
  { name: 'returns', test: /src\/routes\/_signed-in\/account\.returns\./, priority: 0 },
  { name: 'favorites', test: /src\/routes\/_signed-in\/favorites\./, priority: 0 },
  { name: 'successful-order', test: /src\/routes\/successful-order\./, priority: 0 },
];

/**
 * Which modules share a chunk. What every page starts with is two chunks, run in separate tasks so that neither blocks
 * input for long; the small parts that screens share are a few; the rest is shared by exactly the screens that use it.
 * Read by the build.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|zod)\/|src\/app\/react-root/,
    tags: ['$initial'],
    priority: 7,
  },
  // What is changed most often is not a large file.
  { name: 'words', test: /src\/wording\//, tags: ['$initial'], priority: 7 },
  { name: 'app', tags: ['$initial'], priority: 6 },
  // Before those that a page fetches later: what they share must not bring these with the first screen.
  { name: 'catalogue', test: catalogueParts, minShareCount: 2, priority: 5 },
  {
    name: 'parts',
    test: (id) => id.includes('/src/ui/') && !formParts.test(id) && !rarerParts.test(id),
    minShareCount: 3,
    priority: 5,
  },
  // The only other screen that is larger than a changed word should bring.
  { name: 'pad-words', test: /src\/wording\/quick-order\./, priority: 4 },
  { name: 'consent', test: consentParts, minShareCount: 2, priority: 4 },
  // What is changed most often is not a large file here either.
  { name: 'settle-words', test: /src\/wording\/(?:connection|footer|room)\./, priority: 4 },
  { name: 'journal-words', test: /src\/wording\/sync\./, priority: 4 },
  { name: 'listing-words', test: /src\/wording\/listing\./, priority: 4 },
  { name: 'pieces', test: pieces, priority: 4 },
  // One file each: apart, these small modules weigh a fifth more and cost a request each.
  { name: 'settle', test: settlingParts, priority: 3 },
  { name: 'journal', test: journalParts, priority: 2 },
  { name: 'below-product', test: belowProduct, priority: 1 },
  { name: 'listing', test: listingParts, minShareCount: 2, priority: 2 },
  { name: 'product', test: productParts, minShareCount: 2, priority: 2 },
  { name: 'cached-products', test: /src\/shopper\/cached-products\./, priority: 2 },
  { name: 'update-words', test: /src\/wording\/update\./, priority: 4 },
  { name: 'post-list', test: /src\/features\/content\/post-list\./, priority: 2 },
  { name: 'account', test: /src\/routes\/-account\//, minShareCount: 2, priority: 2 },
  { name: 'paying', test: payingParts, minShareCount: 2, priority: 2 },
  { name: 'device-parts', test: deviceParts, minShareCount: 2, priority: 2 },
  { name: 'forms', test: formParts, minShareCount: 3, priority: 3 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000, priority: 1 },
  // After what screens share, which would come with them otherwise.
  ...smallScreens,
];

/** Files whose scripts are on the page already or with the worker, all but a few: a list of them would weigh on every first view. */
const seldomFirst = /\/(?:tools|compare|blog|shop|returns|favorites|successful-order)-[^/]+$/;

/** What else is told by its name: by the worker what the first change needs (sw/shell-files.ts), by tests what comes at a moment of its own. */
const told =
  /^(?:tools|compare|blog|shop|returns|favorites|successful-order|journal|journal-words|settle|flow|preview|error-screen|not-found-screen|auth|iconify|search-index|contact-us)$/;

/** Whether the file of a chunk has the chunk's name in its own. */
export const isToldByName = (chunk: string): boolean => told.test(chunk);

/** What is fetched side by side with a file that comes later: its styles always, its scripts but for a few files. */
export const preloaded = (file: string, needed: readonly string[]): string[] =>
  needed.filter((one) => one.endsWith('.css') || !seldomFirst.test(file));
