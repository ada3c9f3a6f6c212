/** The letters that the store writes; `mail-letters.ts` holds their words. */
export const mailTemplates = [
  'sign-up',
  'sign-up-known',
  'invite',
  'password-reset',
  'password-changed',
  'order-confirmed',
  'order-cancelled',
  'return-requested',
  'back-in-stock',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];

/** A letter before it is worded: `data` fills the gaps of the template, links among it are absolute. */
export interface Mail {
  readonly to: string;
  readonly template: MailTemplate;
  readonly data: Readonly<Record<string, string>>;
}

/** What handlers post to: the letter is kept in the transaction of its cause and delivered once that has committed. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A letter ready to go. */
export interface Letter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Carries letters out of the store; throws where one could not be handed over. May be given the same letter twice. */
export interface MailCarrier {
  carry(letter: Letter): Promise<void>;
}
