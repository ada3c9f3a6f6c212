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
/** Lucide's "triangle-exclamation-point". */
export const TriangleAlertIcon = /* @__PURE__ */ icon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M11.1 17h1.8',
);
/** Lucide's "info". */
export const InfoIcon = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 16v-4M11.1 8h1.8');
/** Lucide's "circle-exclamation-point". */
export const CircleAlertIcon = /* @__PURE__ */ icon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 8L12 12M12 16L12.01 16',
);
/** Lucide's "circle-check". */
export const CircleCheckIcon = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM16 9l-5.5 5.5L8 12');
/** Lucide's "trash". */
export const TrashIcon = /* @__PURE__ */ icon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
/** Lucide's "arrow-up". */
export const ArrowUpIcon = /* @__PURE__ */ icon('M5 12l7-7 7 7M12 19V5');
/** Lucide's "arrow-right". */
export const ArrowRightIcon = /* @__PURE__ */ icon('M5 12h14M12 5l7 7-7 7');
/** Lucide's "wifi-off". */
export const WifiOffIcon = /* @__PURE__ */ icon(
  'M11.1 20h1.8M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69M19 12.859a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20',
);
/** Lucide's "pencil". */
export const PencilIcon = /* @__PURE__ */ icon(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
);
/** Lucide's "smartphone". */
export const SmartphoneIcon = /* @__PURE__ */ icon('M5 2h14v20h-14zM11.1 18h1.8');
/** Lucide's "user". */
export const UserIcon = /* @__PURE__ */ icon(
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
);
/** Lucide's "clipboard-list". */
export const ClipboardListIcon = /* @__PURE__ */ icon(
  'M8 2h8v4h-8zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M7.1 11h1.8M7.1 16h1.8',
);
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
/** Lucide's "arrow-up-down". */
export const ArrowUpDownIcon = /* @__PURE__ */ icon('M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16');
/** Lucide's "table-properties". */
export const TablePropertiesIcon = /* @__PURE__ */ icon('M15 3v18M3 3h18v18h-18zM21 9H3M21 15H3');
/** Lucide's "layout-grid". */
export const LayoutGridIcon = /* @__PURE__ */ icon('M3 3h7v7h-7zM14 3h7v7h-7zM14 14h7v7h-7zM3 14h7v7h-7z');
/** Lucide's "download". */
export const DownloadIcon = /* @__PURE__ */ icon('M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5');
/** Lucide's "printer". */
export const PrinterIcon = /* @__PURE__ */ icon(
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M6 14h12v8h-12z',
);
/** Lucide's "phone". */
export const PhoneIcon = /* @__PURE__ */ icon(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
);
/** Lucide's "mail". */
export const MailIcon = /* @__PURE__ */ icon('M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M2 4h20v16h-20z');
/** Lucide's "map-pin". */
export const MapPinIcon = /* @__PURE__ */ icon(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
);
/** Lucide's "truck". */
export const TruckIcon = /* @__PURE__ */ icon(
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z',
);
/** Lucide's "lock". */
export const LockIcon = /* @__PURE__ */ icon('M3 11h18v11h-18zM7 11V7a5 5 0 0 1 10 0v4');
/** Lucide's "eye". */
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
);
/** Lucide's "eye-off". */
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
);
/** Lucide's "log-out". */
export const LogOutIcon = /* @__PURE__ */ icon('M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4');
/** Lucide's "refresh-cw". */
export const RefreshCwIcon = /* @__PURE__ */ icon(
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
);
/** Lucide's "external-link". */
export const ExternalLinkIcon = /* @__PURE__ */ icon(
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
);
/** Lucide's "file-text". */
export const FileTextIcon = /* @__PURE__ */ icon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
);
/** Lucide's "scan-barcode". */
export const ScanBarcodeIcon = /* @__PURE__ */ icon(
  'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M8 7v10M12 7v10M17 7v10',
);
/** Lucide's "store". */
export const StoreIcon = /* @__PURE__ */ icon(
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
);
/** Lucide's "package". */
export const PackageIcon = /* @__PURE__ */ icon(
  'M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12M3.29 7 12 12 20.71 7M7.5 4.27l9 5.15',
);
/** Lucide's "credit-card". */
export const CreditCardIcon = /* @__PURE__ */ icon('M2 5h20v14h-20zM2 10L22 10M6 14h2');
/** Lucide's "bell". */
export const BellIcon = /* @__PURE__ */ icon(
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
);
/** Lucide's "tag". */
export const TagIcon = /* @__PURE__ */ icon(
  'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z',
);
/** Lucide's "house". */
export const HouseIcon = /* @__PURE__ */ icon(
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
);
/** Lucide's "clock". */
export const ClockIcon = /* @__PURE__ */ icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM12 6v6l4 2');
/** Lucide's "calendar". */
export const CalendarIcon = /* @__PURE__ */ icon('M8 2v3M16 2v3M3 3h18v18h-18zM3 9h18');
