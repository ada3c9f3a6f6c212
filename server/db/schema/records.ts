/** The types of the JSON columns. */
export type MoneyRecord = { amount: number; currencyCode: string };

/** The total that a shopper was shown; outdated once their cart has changed since. */
export type ShownTotalRecord = MoneyRecord & { isOutdated?: true };

export type ImageRecord = { url: string; alt: string; width: number; height: number; blur?: string };

export type AttributeRecord = {
  code: string;
  name: string;
  value: string | number | boolean;
  displayValue: string;
  unit?: string;
  group?: string;
};

export type OptionAxisRecord = {
  code: string;
  name: string;
  values: { value: string; label: string; swatch?: string }[];
};

export type DocumentRecord = { name: string; url: string; type: string; sizeBytes: number };

export type AddressRecord = {
  id?: string;
  type?: 'Customer' | 'Company';
  firstName: string;
  lastName: string;
  companyName?: string;
  addressLine1: string;
  addressLine2?: string;
  city: string;
  county?: string;
  postalCode: string;
  countryCode: string;
  phone?: string;
  deliveryInstructions?: string;
};

export type CustomerInfoRecord = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  companyName?: string;
  vatNumber?: string;
};

export type DeliveryOptionRecord = {
  deliveryZoneOptionId: string;
  name: string;
  description?: string;
  carrier?: string;
  estimatedDaysMin: number;
  estimatedDaysMax: number;
  /** Earlier orders have no record of it. */
  isCollection?: boolean;
  /** The delivery days that were promised. */
  deliversFrom?: string;
  deliversTo?: string;
};

export type AddOnRecord = {
  addonOptionId: string;
  name: string;
  quantity: number;
  priceMinor: number;
  /** The variant that it took from stock, null for none; earlier orders have no record of it. */
  variantId?: string | null;
};

export type DiscountRecord = { code: string; description?: string; amountMinor: number };

export type ApprovalRecord = {
  status: 'Pending' | 'Approved' | 'Rejected';
  rule?: string;
  requestedBy: string;
  approver?: string;
  decidedAt?: string;
  comment?: string;
};

export type CustomerSettingsRecord = {
  marketing: { email: boolean; sms: boolean };
  notifications: { orderUpdates: boolean; backInStock: boolean };
  defaultCurrencyCode: string;
};

export type PageBlockRecord = { id: string; type: string; props: Record<string, unknown> };

/** The bank account for a proforma invoice: the names of its details differ from country to country. */
export type BankRecord = { currencyCode: string; details: { name: string; value: string }[] };

/** The seller's details, as required on documents; accounts by currency. */
export type SellerRecord = {
  legalName: string;
  addressLines: string[];
  vatNumber?: string;
  companyNumber?: string;
  /** Terms of sale, one paragraph each. */
  terms: string[];
  banks: BankRecord[];
};
