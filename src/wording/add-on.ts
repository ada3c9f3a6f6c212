export const addOnWording = {
  change: 'Change add-ons',
  changeOf: (product: string) => `Change add-ons, ${product}`,
  required: '(required)',
  price: (price: string) => `+ ${price} each`,
  free: 'no charge',
  none: 'None',
} as const;
