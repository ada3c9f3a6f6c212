import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { MailCarrier } from '#server/api/mail/mail.ts';

/** Writes each email to a file of its own in a folder, for a store without a mail server. */
export const mailFolder = (folder: string, log: () => FastifyBaseLogger): MailCarrier => ({
  async carry({ id, to, subject, text }) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const at = new Date().toISOString();
    const file = join(folder, `${at.replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}.txt`);
    await writeFile(file, `To: ${to}\nSubject: ${subject}\nDate: ${at}\n\n${text}\n`, { mode: 0o600 });
    log().info({ mailId: id, file }, 'an email was written');
  },
});
