/** The outcome of charging a sandbox card. */
export type CardOutcome = 'succeeds' | 'declines' | 'lacksFunds' | 'hasExpired' | 'isChallenged';

interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'americanexpress';
  readonly outcome: CardOutcome;
  readonly words: string;
}

/** The only cards that the sandbox accepts; a real one must never be typed into it. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'succeeds', words: 'Pays' },
  { number: '5555555555554444', brand: 'mastercard', outcome: 'succeeds', words: 'Pays' },
  { number: '378282246310005', brand: 'americanexpress', outcome: 'succeeds', words: 'Pays' },
  { number: '4000002760003184', brand: 'visa', outcome: 'isChallenged', words: 'Asks for a code first' },
  { number: '4000000000000002', brand: 'visa', outcome: 'declines', words: 'Is declined' },
  { number: '4000000000009995', brand: 'visa', outcome: 'lacksFunds', words: 'Has too little money' },
  { number: '4000000000000069', brand: 'visa', outcome: 'hasExpired', words: 'Has expired' },
];

/** Why a card is declined, in words for the shopper; null if it is not. */
export const cardFailureOf = (outcome: CardOutcome): { readonly code: string; readonly message: string } | null => {
  switch (outcome) {
    case 'succeeds':
    case 'isChallenged':
      return null;
    case 'declines':
      return { code: 'CardDeclined', message: 'The card was declined. You have not been charged. Try another card.' };
    case 'lacksFunds':
      return {
        code: 'InsufficientFunds',
        message: 'There are not enough funds on the card. You have not been charged.',
      };
    case 'hasExpired':
      return { code: 'CardExpired', message: 'The card has expired. You have not been charged. Try another card.' };
  }
};

/** The Luhn check. */
export const passesLuhn = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const counted = place % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
};

/** A card's fields as typed. */
export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly name: string;
}

export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** Parses a card: the data that may be stored, or the error of each field. */
export const readCard = (
  form: CardForm,
  now: Date,
):
  | { readonly card: { readonly brand: string; readonly lastDigits: string; readonly outcome: CardOutcome } }
  | { readonly errors: CardErrors } => {
  const digits = form.number.replaceAll(/[\s-]/g, '');
  const known = testCards.find((card) => card.number === digits);
  const codeLength = known?.brand === 'americanexpress' ? 4 : 3;
  const errors: CardErrors = {};
  if (digits === '') errors.number = 'Enter the card number.';
  else if (!passesLuhn(digits)) errors.number = 'This is not a card number. Check its digits.';
  else if (known === undefined) errors.number = 'Only the test cards below are accepted here.';
  const expiry = expiryError(form.expiry, now);
  if (expiry !== null) errors.expiry = expiry;
  if (!new RegExp(`^\\d{${codeLength}}$`).test(form.code.trim())) {
    errors.code = `Enter the ${codeLength} digits of the security code.`;
  }
  if (form.name.trim() === '') errors.name = 'Enter the name on the card.';
  if (known === undefined || Object.keys(errors).length > 0) return { errors };
  return { card: { brand: known.brand, lastDigits: digits.slice(-4), outcome: known.outcome } };
};

/** A card is valid until the end of its month. */
const expiryError = (expiry: string, now: Date): string | null => {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  if (month === undefined || year === undefined) return 'Enter month and year, like 04/29.';
  return Date.UTC(2000 + Number(year), Number(month), 1) <= now.getTime() ? 'This date has passed.' : null;
};
