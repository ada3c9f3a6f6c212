/** How much credit the shopper's company has left after this cart. */
export const creditAfterCartWording = {
  label: 'Credit used after this cart',
  left: (amount: string) => `You’ll have ${amount} of credit left after this cart, before delivery.`,
  over: (amount: string) => `This cart is ${amount} over your remaining credit. Pay another way, or order less.`,
  onHold: 'Your credit is on hold, so you can’t pay for this cart on account. Pay another way, or contact us.',
  details: 'Credit',
};
