/** An address to which a store may deliver. */
export const sampleAddress = {
  firstName: 'Ada',
  lastName: 'Fitter',
  addressLine1: '1 Foundry Lane',
  city: 'Leeds',
  postalCode: 'LS1 4AP',
  countryCode: 'GB',
};
