/** How long the link in an email opens a new account. */
export const signUpLinkHours = 48;

/** How long the link in an email lets a shopper choose a new password. */
export const resetLinkMinutes = 60;
