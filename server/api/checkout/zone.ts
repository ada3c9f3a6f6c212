/** The fields of a delivery zone that matching needs. */
export interface Zone {
  readonly id: string;
  readonly countryCodes: readonly string[];
  /** In upper case without spaces; an empty list means the whole country. */
  readonly postcodePrefixes: readonly string[];
  readonly priority: number;
}

/**
 * The zone of an address: of the zones that match its country, and its postcode if they have prefixes, the one with the
 * highest priority; among equals the one with the longest matching prefix. Null if the store doesn't deliver there.
 */
export const zoneFor = <Z extends Zone>(
  zones: readonly Z[],
  address: { readonly countryCode: string; readonly postalCode: string },
): Z | null => {
  const postcode = address.postalCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  let best: { zone: Z; prefixLength: number } | null = null;
  for (const zone of zones) {
    if (!zone.countryCodes.includes(address.countryCode)) continue;
    const prefixLength = longestPrefix(zone.postcodePrefixes, postcode);
    if (prefixLength === null) continue;
    const isBetter =
      best === null ||
      zone.priority > best.zone.priority ||
      (zone.priority === best.zone.priority && prefixLength > best.prefixLength);
    if (isBetter) best = { zone, prefixLength };
  }
  return best?.zone ?? null;
};

const longestPrefix = (prefixes: readonly string[], postcode: string): number | null => {
  if (prefixes.length === 0) return 0;
  const fitting = prefixes.filter((prefix) => startsWithArea(postcode, prefix)).map((prefix) => prefix.length);
  return fitting.length === 0 ? null : Math.max(...fitting);
};

/** A prefix of letters alone stands for a whole area: 'B' is Birmingham and doesn't match Bath's 'BA'. */
const startsWithArea = (postcode: string, prefix: string): boolean => {
  if (!postcode.startsWith(prefix)) return false;
  return !/^[A-Z]+$/.test(prefix) || !/^[A-Z]/.test(postcode.slice(prefix.length));
};
