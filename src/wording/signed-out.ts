/** About a change made while the shopper signed out in another tab. */
export const signedOutWording = {
  waits:
    'You signed out in another tab. This change is saved on this device and will be sent when you next sign in here.',
  gone: 'You signed out in another tab. This change may not have been made: check your cart when you next sign in.',
} as const;
