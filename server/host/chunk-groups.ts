import type { Rolldown } from 'vite';

/** Parts of forms that no first page has. */
const formParts =
  /src\/(?:shopper\/forms\/fields|ui\/(?:connection-note\.|form\/(?:form\.tsx|use-form\.|form-state\.|error-summary\.)|use-title-prefix\.))/;

/** Parts that only the cookie consent needs. */
const consentParts = /src\/(?:features\/consent\/bar-element|shopper\/cookie-consent|wording\/consent)\./;

/** Controls of lists and other screens with something to type or choose; neither home nor a product's page starts with them. */
const controlParts =
  /src\/(?:ui\/(?:form\/(?:checkbox|field|select-field|text-area|text-field)|dialog\/dialog|pagination|pagination-window|load-failed|live-stamp)|features\/catalogue\/listing\/(?:product-link|view)|shopper\/move-stored)\./;

/** What a page needs to order from a list or a product's page. */
const orderParts =
  /src\/(?:contract\/(?:add-on-minimum|orderable)|ui\/(?:use-quantity|quantity-box|quantity-rule|quantity-focus)|features\/(?:basket\/(?:add-lines|use-add-marked|lines-refused|add-one)|catalogue\/product\/add-on-choice)|wording\/(?:quantity|cart-change))\./;

/** Products as single lines: recently viewed, recommended. */
const lineParts =
  /src\/features\/(?:catalogue\/(?:listing\/product-lines|product\/recommendation-sections)|viewed\/recently-viewed)\./;

/** What a page needs for mutations. */
const writeParts =
  /node_modules\/@tanstack\/(?:query-core\/build\/modern\/mutationObserver|react-query\/build\/modern\/useMutation)\./;

/** Parts that no first page shows until somebody uses it. */
const rarerParts =
  /src\/ui\/(?:connection-note\.|form\/(?:form\.tsx|use-form|form-state|error-summary|radio-group)|toast\/|dialog\/confirm|use-title-prefix|use-keep-focus-seen|keep-focus|strip|print-button|pencil-mark|notice-icons|screen-icons|meter)/;

/** Small parts that all first pages start with: one file, since separate files would be larger. */
const sharedParts =
  /src\/(?:contract\/(?:filter-entry|price|store-clock|quantity-rule)|ui\/on-interaction|features\/viewed\/(?:viewed-queries|guest-view)|features\/catalogue\/(?:preview\/previews|drawing\/lazy-drawing|listing\/(?:next-tier|price-of|product-thumb|selection|subcategory-index)|product\/(?:dated-prices|stock-level))|routes\/(?:-offline\/(?:hidden-catalogue|if-answered)|-shell\/screen|-tools\/use-tools)|shopper\/(?:connection\/(?:connection|store)|failure-status|freshness))\./;

/** The words that go with them. */
const sharedWords = /src\/wording\/(?:basket|catalogue|footer|freshness|line-name|recommendations|stock|waiting)\./;

/** Describes the store's calls and parses external data; the worker caches it on the first visit, by this name. */
const contractParts =
  /node_modules\/zod\/|src\/(?:api\/(?:answer|token)|app\/shell-configuration|features\/catalogue\/stored-view|shopper\/(?:visit\/(?:read-preferences|session-events)|waiting\/last-basket)|contract\/(?:add-on|back-in-stock|basket|basket-rows|category|configuration|content|facet|failure|idempotency|money|paged|primitives|product|product-rows|row|shopper-trail|store))\./;

/** Fetched by every page once it has loaded. */
const settlingParts = /src\/app\/settle\./;

/** Fetched once somebody uses the page, along with parts of its frame; the worker caches it on the first visit, by this name. */
const interactionParts =
  /src\/(?:app\/(?:after-interaction|update\/flow)\.|routes\/(?:-shell\/overlays\.|-offline\/connection-words\.)|shopper\/offline-shopper\.)/;

/** What the first change needs; the worker caches it on the first visit, by this name. */
const journalParts =
  /src\/(?:app\/journal\/(?:open-journal|apply-outcome)\.|shopper\/guest-basket-store\.|features\/(?:basket\/basket-patches|parked-carts\/parked-(?:answers|patches))\.|offline\/(?:journal|drain|commands)\/)/;

/** The screen of a list: the whole store, a category, a search. */
const listParts =
  /src\/(?:features\/catalogue\/(?:filter-search|listing\/(?:applied-filters|bar|filter-group|filter-panel|frame|pages|product-pictures|product-table|range-filter|screen))|routes\/(?:-offline\/lazy-cached-lists|-shell\/list-action|-tools\/(?:listing-actions|compare-mode)))\./;

/** Signing out: what the shopper is asked, and what is stored. */
const leavingParts =
  /src\/(?:shopper\/drafts\/(?:store|unplaced-order)|features\/session\/(?:sign-out-state|until-read|use-sign-out))\./;

/** The words of the checkout, and of the links to it. */
const checkoutWords = /src\/(?:wording\/checkout|contract\/checkout-rows)\./;

/** The screen of a product, which the search also shows if it finds a single part. */
const productParts =
  /src\/features\/catalogue\/(?:preview\/(?:product-head|product-figure|stand-in)|product\/(?:screen|marked-bar|marked-lines|size-filters|size-rows|tier-prices|use-marked-lines|use-sought-sku|variant-(?:columns|list|price|rows|table)))\./;

/** Sections below a product, loaded as they near the viewport. */
const belowProduct =
  /src\/(?:features\/catalogue\/product\/recommendations\.|routes\/-product\/(?:like-viewed|viewed-before|viewed-at-home)\.)/;

/** Parts that find products stored on the device. */
const deviceParts = /src\/(?:features\/catalogue\/listing\/cached-selection|shopper\/device\/parts-queries)\./;

/** Parts of paying, shared by the screens that show or take a payment. */
const payingParts =
  /src\/(?:contract\/payment|wording\/(?:order-figures|total)|features\/orders\/(?:order-state|pay-link)|ui\/print-button)\./;

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
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react-root/,
    tags: ['$initial'],
    priority: 7,
  },
  // The words change most often, so they get a small file.
  { name: 'words', test: /src\/wording\//, tags: ['$initial'], priority: 7 },
  { name: 'app', tags: ['$initial'], priority: 6 },
  // Before the chunks that a page fetches later: otherwise modules shared with them would pull them into the first screen.
  {
    name: 'parts',
    test: (id) =>
      sharedParts.test(id) ||
      (id.includes('/src/ui/') && ![rarerParts, controlParts, orderParts].some((parts) => parts.test(id))),
    minShareCount: 2,
    priority: 5,
  },
  { name: 'parts-words', test: sharedWords, priority: 6 },
  { name: 'writing', test: writeParts, priority: 4 },
  { name: 'ordering', test: orderParts, minShareCount: 2, priority: 4 },
  { name: 'lines', test: lineParts, minShareCount: 2, priority: 4 },
  { name: 'controls', test: controlParts, minShareCount: 2, priority: 4 },
  // The only other screen too large to be fetched again for a changed word.
  { name: 'pad-words', test: /src\/wording\/quick-order\./, priority: 4 },
  { name: 'consent', test: consentParts, minShareCount: 2, priority: 4 },
  { name: 'journal-words', test: /src\/wording\/sync\./, priority: 4 },
  // One file each: separately, these small modules are a fifth larger and cost a request each.
  { name: 'contract', test: contractParts, priority: 5 },
  { name: 'settle', test: settlingParts, priority: 4 },
  { name: 'after-interaction', test: interactionParts, priority: 3 },
  { name: 'journal', test: journalParts, priority: 2 },
  { name: 'below-product', test: belowProduct, priority: 1 },
  { name: 'listing', test: listParts, minShareCount: 2, priority: 2 },
  { name: 'leaving', test: leavingParts, minShareCount: 2, priority: 2 },
  // Named, since merged small files take the name of whichever came first, and a file's key comes from its name.
  { name: 'checkout-words', test: checkoutWords, minShareCount: 2, priority: 2 },
  { name: 'product', test: productParts, minShareCount: 2, priority: 2 },
  { name: 'cached-products', test: /src\/shopper\/cached-products\./, priority: 2 },
  { name: 'update-words', test: /src\/wording\/update\./, priority: 4 },
  { name: 'post-list', test: /src\/features\/content\/post-list\./, priority: 2 },
  { name: 'account', test: /src\/routes\/-account\//, minShareCount: 2, priority: 2 },
  { name: 'paying', test: payingParts, minShareCount: 2, priority: 2 },
  { name: 'device-parts', test: deviceParts, minShareCount: 2, priority: 2 },
  { name: 'forms', test: formParts, minShareCount: 2, priority: 3 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000, priority: 1 },
  // After the shared modules, which would otherwise end up in these files.
  ...smallScreens,
];

/** Screens that a first click can lead to, and what a first press loads: the worker may not have cached them yet. */
const soonWanted =
  /\/(?:_-_page_|store\.(?:index|_category|product\._product)|search|cart|quick-order|auth|checkout|journal|search-suggestions)-[^/]+$/;

/** Chunks that every page has: no preload list needs to name them. */
const onEveryPage = /\/(?:rolldown-runtime|react|words|index|parts|parts-words)-[^/]+$/;

/** Other chunks known by name: to the worker for the first change (sw/shell-files.ts), to tests for chunks that load at a specific time. */
const namedChunks =
  /^(?:rolldown-runtime|react|words|parts|parts-words|_-_page_|store\.(?:index|_category|product\._product)|search|cart|quick-order|checkout|search-suggestions|tools|compare|blog|shop|returns|favorites|successful-order|journal|journal-words|settle|after-interaction|contract|flow|preview|dialog-panel|error-screen|not-found-screen|auth|iconify|search-index|contact-us)$/;

/** Whether a chunk's file name contains the chunk's name. */
export const isNamedChunk = (chunk: string): boolean => namedChunks.test(chunk);

/** Whether the file name of a style sheet contains its name: the worker knows this one, which the scripts of the first touch need. */
export const isNamedStyle = (name: string): boolean => name === 'after-interaction.css';

/** Files to fetch in parallel with a lazy one: its styles, and its scripts if no device can have them yet. Long lists slow down first views. */
export const preloaded = (file: string, needed: readonly string[]): string[] =>
  needed.filter((one) => one.endsWith('.css') || (soonWanted.test(file) && !onEveryPage.test(one)));
