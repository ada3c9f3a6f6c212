// Written by make-icons.ts. The drawings are Lucide's (https://lucide.dev), ISC licence, copyright the Lucide
// contributors; parts derived from Feather, MIT licence, copyright 2013-present Cole Bemis.
import { icon } from './icon.tsx';

/** Lucide's "smartphone". */
export const SmartphoneIcon = /* @__PURE__ */ icon('M5 2h14v20h-14zM11.1 18h1.8');
/** Lucide's "clipboard-list". */
export const ClipboardListIcon = /* @__PURE__ */ icon(
  'M8 2h8v4h-8zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M7.1 11h1.8M7.1 16h1.8',
);
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
/** Lucide's "refresh-cw". */
export const RefreshCwIcon = /* @__PURE__ */ icon(
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
);
/** Lucide's "file-text". */
export const FileTextIcon = /* @__PURE__ */ icon(
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
);
/** Lucide's "scan-barcode". */
export const ScanBarcodeIcon = /* @__PURE__ */ icon(
  'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M8 7v10M12 7v10M17 7v10',
);
/** Lucide's "calendar". */
export const CalendarIcon = /* @__PURE__ */ icon('M8 2v3M16 2v3M3 3h18v18h-18zM3 9h18');
