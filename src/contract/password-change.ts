/** The whole body of a 400 that asks the shopper to change the password first. */
export const passwordChangeRequired = 'password_change_required';

/** The header of that 400 at the sign-in: a token that is good for `PUT /customers/current/password` alone. */
export const passwordChangeHeader = 'X-Password-Change-Token';
