/** Leads a link to a product on to the row of a part; to its top where part numbers are not shown. */
export const partHash = (sku: string | null): { readonly hash?: string } => (sku === null ? {} : { hash: sku });
