export const addOnWording = {
  choose: 'Choose add-ons',
  chooseOf: (line: string) => `Choose add-ons, ${line}`,
  change: 'Change add-ons',
  changeOf: (line: string) => `Change add-ons, ${line}`,
  required: '(required)',
  price: (price: string) => `+ ${price} each`,
  free: 'no charge',
  none: 'None',
  others: (count: number, product: string) =>
    count === 1 ? `Change the other line of ${product} too` : `Change the other ${count} lines of ${product} too`,
} as const;
