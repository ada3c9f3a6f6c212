let countries: Intl.DisplayNames | undefined;

/** The store's delivery countries, written out: every page's header lists them, and `Intl.DisplayNames` would slow it down. */
const names: Readonly<Record<string, string>> = {
  GB: 'United Kingdom',
  IE: 'Ireland',
  FR: 'France',
  DE: 'Germany',
  US: 'United States',
};

/** The English name of a country. */
export const countryName = (countryCode: string): string => {
  const name = names[countryCode];
  if (name !== undefined) return name;
  countries ??= new Intl.DisplayNames('en-GB', { type: 'region' });
  return countries.of(countryCode) ?? countryCode;
};
