/** The emails that the store sends; their texts are in `templates.ts`. */
export const mailTemplates = [
  'sign-up',
  'sign-up-known',
  'sign-up-order',
  'invite',
  'password-reset',
  'password-changed',
  'order-confirmed',
  'order-cancelled',
  'order-expired',
  'transfer-awaited',
  'transfer-to-return',
  'return-requested',
  'back-in-stock',
  'contact',
] as const;

export type MailTemplate = (typeof mailTemplates)[number];

/** A queued email: `data` fills its template's placeholders; links in it are absolute. */
export interface Mail {
  readonly to: string;
  readonly template: MailTemplate;
  readonly data: Readonly<Record<string, string>>;
}

/** Handlers send through this: the email is stored in their transaction and sent once that has committed. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** An email that is ready to be sent. */
export interface Email {
  readonly id: string;
  /** The store. */
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** Where an answer goes, if not to the store. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** The same words as a page. */
  readonly html: string;
}

/** Sends emails; throws when one could not be handed over. May be given the same email twice. */
export interface MailCarrier {
  carry(email: Email): Promise<void>;
}
