import { createTransport } from 'nodemailer';
import type { MailTransport } from '#server/api/mail/mail.ts';

/** Timeout for connecting to a mail server, its greeting and its answers. */
const timeoutMs = 20_000;

/** Sends emails through a mail server: `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
export const mailBySmtp = (url: string): MailTransport => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send({ id, from, to, replyTo, subject, text, html }) {
      await transport.sendMail({
        // The same when an email is sent again, so that mailboxes can deduplicate.
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
