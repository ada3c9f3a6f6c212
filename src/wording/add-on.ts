export const addOnWording = {
  choose: 'Choose add-ons',
  chooseOf: (product: string) => `Choose add-ons, ${product}`,
  change: 'Change add-ons',
  changeOf: (product: string) => `Change add-ons, ${product}`,
  required: '(required)',
  price: (price: string) => `+ ${price} each`,
  free: 'no charge',
  none: 'None',
  others: (count: number, product: string) =>
    count === 1 ? `Change the other line of ${product} too` : `Change the other ${count} lines of ${product} too`,
} as const;
