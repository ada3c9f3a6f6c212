/** Why a page isn't on the device of a signed-in shopper. */
export const notHereWhyWording = {
  inCurrency: (currency: string, country: string) =>
    `Pages are saved with the prices for one currency and country. This one hasn’t been saved with prices in ${currency} for ${country}, and we don’t convert saved prices.`,
  title: 'Pages with your prices aren’t saved on this device',
  text: 'You’ve said this is a shared device, or turned saving off. You can change it later in your account settings.',
  accountTitle: 'Your account isn’t saved on this device',
  accountText:
    'You’ve said this is a shared device, or turned saving off, so your orders, returns, addresses, credit and settings need a connection. You can change it in your account settings.',
  turnOn: 'Save pages with my prices on this device',
  isOn: 'From now on, the pages you open while online are saved on this device. They’re removed when you sign out.',
  notOpened:
    'Pages with your prices are saved on this device as you open them. This one hasn’t been opened here lately.',
} as const;
