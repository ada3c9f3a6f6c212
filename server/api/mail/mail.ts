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

/** The handlers' way to send email: it is stored in their transaction and sent once that has committed. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** An email that is ready to send. */
export interface Email {
  readonly id: string;
  /** The store itself. */
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  /** Reply address, if replies should not go to the store. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  /** The same text as an HTML page. */
  readonly html: string;
}

/** Sends emails; throws if one could not be handed to the mail server. It may get the same email twice. */
export interface MailTransport {
  send(email: Email): Promise<void>;
}
