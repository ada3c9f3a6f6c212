// Written by make-icons.ts. The drawings are Lucide's (https://lucide.dev), ISC licence, copyright the Lucide
// contributors; parts derived from Feather, MIT licence, copyright 2013-present Cole Bemis.
import { icon } from './icon.tsx';

/** Lucide's "search". */
export const SearchIcon = /* @__PURE__ */ icon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z');
/** Lucide's "x". */
export const XIcon = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12');
/** Lucide's "plus". */
export const PlusIcon = /* @__PURE__ */ icon('M5 12h14M12 5v14');
/** Lucide's "minus". */
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
/** Lucide's "menu". */
export const MenuIcon = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16');
/** Lucide's "shopping-cart". */
export const ShoppingCartIcon = /* @__PURE__ */ icon(
  'M2.05 2.05l1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM6 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
);
/** Lucide's "chevron-down". */
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9l6 6 6-6');
/** Lucide's "chevron-right". */
export const ChevronRightIcon = /* @__PURE__ */ icon('M9 18l6-6-6-6');
/** Lucide's "chevron-left". */
export const ChevronLeftIcon = /* @__PURE__ */ icon('M15 18l-6-6 6-6');
/** Lucide's "check". */
export const CheckIcon = /* @__PURE__ */ icon('M20 6 9 17l-5-5');
/** Lucide's "arrow-up". */
export const ArrowUpIcon = /* @__PURE__ */ icon('M5 12l7-7 7 7M12 19V5');
/** Lucide's "bookmark". */
export const BookmarkIcon = /* @__PURE__ */ icon(
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
);
/** Lucide's "list-plus". */
export const ListPlusIcon = /* @__PURE__ */ icon('M16 5H3M11 12H3M16 19H3M18 9v6M21 12h-6');
/** Lucide's "sliders-horizontal". */
export const SlidersHorizontalIcon = /* @__PURE__ */ icon(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
);
/** Lucide's "table-properties". */
export const TablePropertiesIcon = /* @__PURE__ */ icon('M15 3v18M3 3h18v18h-18zM21 9H3M21 15H3');
/** Lucide's "layout-grid". */
export const LayoutGridIcon = /* @__PURE__ */ icon('M3 3h7v7h-7zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7h-7z');
/** Lucide's "store". */
export const StoreIcon = /* @__PURE__ */ icon(
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
);
