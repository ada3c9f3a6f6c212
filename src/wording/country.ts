let countries: Intl.DisplayNames | undefined;

/** Where the store delivers: written out, since each page's header lists them and the browser's own names cost it dearly. */
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
