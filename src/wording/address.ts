let countries: Intl.DisplayNames | undefined;

/** The English name of a country. */
export const countryName = (countryCode: string): string => {
  countries ??= new Intl.DisplayNames('en-GB', { type: 'region' });
  return countries.of(countryCode) ?? countryCode;
};

export const addressWording = {
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'Town or city',
  county: 'County',
  postalCode: 'Postcode',
  country: 'Country',
  phone: 'Phone number',
  phoneHint: 'Only for the driver, if they can’t find you.',
  deliveryInstructions: 'Delivery instructions',
  enterFirstName: 'Enter a first name',
  enterLastName: 'Enter a last name',
  enterLine1: 'Enter the first line of the address',
  enterCity: 'Enter a town or city',
  enterPostalCode: 'Enter a postcode',
  realPostalCode: 'Enter a full postcode, like M1 1AE',
  chooseCountry: 'Choose a country',
  tooLong: (max: number) => `Use ${max} characters or fewer`,
};
