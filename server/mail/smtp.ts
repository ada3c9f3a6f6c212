import { createTransport } from 'nodemailer';
import type { MailCarrier } from '#server/api/mail/mail.ts';

/** How long a mail server may take to connect, to greet and to answer. */
const timeoutMs = 20_000;

/** Hands emails to a mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export const mailBySmtp = (url: string): MailCarrier => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async carry({ id, from, to, replyTo, subject, text, html }) {
      await transport.sendMail({
        // The same for a repeated email, so that a mailbox can tell.
        messageId: `<${id}@${from.address.split('@').at(-1) ?? 'localhost'}>`,
        from,
        to: { name: '', address: to },
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
};
