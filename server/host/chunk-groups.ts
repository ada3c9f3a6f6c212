import type { Rolldown } from 'vite';

/** Parts that only screens with a form need. */
const formParts =
  /src\/ui\/(?:form\/(?:use-form|form-state|form|error-summary|text-field|text-area|select-field)|use-title-prefix)\./;

/** Parts that a product page does not show initially. */
const rarerParts =
  /src\/ui\/(?:toast\/toast-state|dialog\/(?:confirm-state|dialog|use-dialog-panel)|form\/(?:radio-group|checkbox)|pagination|pagination-window|row-list|strip|print-button|screen-icons|connection-note|connection-note-state|load-failed|stamp|meter)\./;

/** Parts that only the cookie consent needs. */
const consentParts = /src\/(?:features\/consent\/bar-element|shopper\/cookie-consent|wording\/consent)\./;

/** The small parts of a product page: one file, since separate files would be larger in total. */
const catalogueParts =
  /src\/(?:contract\/(?:price|store-clock)|features\/basket\/(?:add-lines|use-add-marked|lines-refused)|features\/catalogue\/(?:drawing\/lazy-drawing|listing\/next-tier|product\/(?:add-on-choice|dated-prices|stock-level))|routes\/(?:-offline\/(?:hidden-catalogue|if-answered)|-shell\/screen|-tools\/use-tools)|ui\/(?:row-list|when-stirred)|shopper\/(?:connection\/(?:connection|store)|failure-status|freshness)|wording\/(?:cart-change|catalogue|dates|freshness|line-name|quantity|waiting))\./;

/** Parts of product rows, wherever these appear. */
const listingParts =
  /src\/features\/(?:catalogue\/(?:listing\/(?:price-of|product-lines|product-link|product-thumb|selection|view)|preview\/previews|product\/(?:recommendations|recommendation-sections))|basket\/add-one|viewed\/recently-viewed)\./;

/** Small parts that every page loads later, or that belong to the journal, but that some screens need at first. */
const pieces =
  /node_modules\/(?:valtio|proxy-compare)\/|src\/(?:offline\/coalesce|contract\/customer|app\/journal\/wake-worker|ui\/(?:toast\/toast-state|strip|dialog\/(?:confirm-state|use-dialog-panel|dialog)|connection-note-state|pagination|pagination-window|form\/checkbox|load-failed)|features\/(?:install\/(?:install-state|install-record|use-install)|update\/update-state|viewed\/viewed-queries|wishlists\/wishlist-queries)|shopper\/(?:ask-to-persist|look|move-stored|waiting\/use-counts)|wording\/recommendations)\./;

/** What every page fetches after loading, and the parts of its frame that appear then. */
const settlingParts =
  /src\/(?:app\/settle\.|routes\/(?:-shell\/overlays\.|-offline\/connection-words\.)|shopper\/offline-shopper\.)/;

/** What the first change needs; the worker caches it on the first visit, by this name. */
const journalParts =
  /src\/(?:app\/journal\/(?:open-journal|apply-outcome)\.|shopper\/guest-basket-store\.|features\/(?:basket\/basket-patches|parked-carts\/parked-(?:answers|patches))\.|offline\/(?:journal|drain|commands)\/)/;

/** The product screen, which search also shows when it finds a single part. */
const productParts =
  /src\/features\/catalogue\/(?:preview\/(?:product-head|product-figure|stand-in)|product\/(?:screen|marked-bar|marked-lines|size-filters|size-rows|tier-prices|use-marked-lines|use-sought-sku|variant-(?:columns|list|price|rows|table)))\./;

/** What is below a product, loaded as it nears the viewport. */
const belowProduct =
  /src\/(?:features\/catalogue\/product\/recommendations\.|routes\/-product\/(?:like-viewed|viewed-before)\.)/;

/** Parts that find products stored on the device. */
const deviceParts = /src\/(?:features\/catalogue\/listing\/cached-selection|shopper\/device\/parts-queries)\./;

/** Parts of paying, shared by the screens that show or take a payment. */
const payingParts =
  /src\/(?:contract\/payment|wording\/total|features\/orders\/(?:order-state|pay-link)|ui\/print-button)\./;

/** Small screens, one file per kind: the first page lists the name of every file, and few visits fetch these. */
const smallScreens = [
  { name: 'auth', test: /src\/routes\/auth\./, priority: 0 },
  { name: 'blog', test: /src\/routes\/blog\./, priority: 0 },
  { name: 'shop', test: /src\/routes\/shop\./, priority: 0 },
  { name: 'returns', test: /src\/routes\/_signed-in\/account\.returns\./, priority: 0 },
  { name: 'favorites', test: /src\/routes\/_signed-in\/favorites\./, priority: 0 },
  { name: 'successful-order', test: /src\/routes\/successful-order\./, priority: 0 },
];

/**
 * Which modules share a chunk. The start of every page is two chunks, run in separate tasks so that neither blocks input for long; the
 * small parts that screens share make a few chunks; the rest is shared by exactly the screens that use it. Read by the build.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|zod)\/|src\/app\/react-root/,
    tags: ['$initial'],
    priority: 7,
  },
  // The words change most often, so they get a small file.
  { name: 'words', test: /src\/wording\//, tags: ['$initial'], priority: 7 },
  { name: 'app', tags: ['$initial'], priority: 6 },
  // Before the groups that a page fetches later: modules shared with those must not pull them into the first screen.
  { name: 'catalogue', test: catalogueParts, minShareCount: 2, priority: 5 },
  {
    name: 'parts',
    test: (id) => id.includes('/src/ui/') && !formParts.test(id) && !rarerParts.test(id),
    minShareCount: 3,
    priority: 5,
  },
  // The only other screen that is too large to refetch for a changed word.
  { name: 'pad-words', test: /src\/wording\/quick-order\./, priority: 4 },
  { name: 'consent', test: consentParts, minShareCount: 2, priority: 4 },
  // The words change most often here, too.
  { name: 'settle-words', test: /src\/wording\/(?:connection|footer|room)\./, priority: 4 },
  { name: 'journal-words', test: /src\/wording\/sync\./, priority: 4 },
  { name: 'listing-words', test: /src\/wording\/listing\./, priority: 4 },
  { name: 'pieces', test: pieces, priority: 4 },
  // One file each: separately, these small modules are a fifth larger and cost a request each.
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
  // After the shared modules, which would otherwise end up in these files.
  ...smallScreens,
];

/** Files whose scripts, with few exceptions, the page or the worker already has: listing them would enlarge every first view. */
const seldomFirst = /\/(?:tools|compare|blog|shop|returns|favorites|successful-order)-[^/]+$/;

/** Other chunks known by name: to the worker for the first change (sw/shell-files.ts), to tests for chunks that load at a specific time. */
const told =
  /^(?:tools|compare|blog|shop|returns|favorites|successful-order|journal|journal-words|settle|flow|preview|error-screen|not-found-screen|auth|iconify|search-index|contact-us)$/;

/** Whether a chunk's file name contains the chunk's name. */
export const isToldByName = (chunk: string): boolean => told.test(chunk);

/** What is fetched in parallel with a lazy file: always its styles, and its scripts except for a few files. */
export const preloaded = (file: string, needed: readonly string[]): string[] =>
  needed.filter((one) => one.endsWith('.css') || !seldomFirst.test(file));
