import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { MailTransport } from '#server/api/mail/mail.ts';

/** Programs that watch the folder never see a half-written file. */
const writeWhole = async (file: string, content: string): Promise<void> => {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
};

/** Writes each email to a file of its own in a folder, for a store without a mail server. */
export const mailFolder = (folder: string, log: () => FastifyBaseLogger): MailTransport => ({
  async send({ id, to, replyTo, subject, text, html }) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const at = new Date().toISOString();
    const file = join(folder, `${at.replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}.txt`);
    const answerTo = replyTo === null ? '' : `Reply-To: ${replyTo}\n`;
    await writeWhole(file.replace(/txt$/, 'html'), html);
    await writeWhole(file, `To: ${to}\n${answerTo}Subject: ${subject}\nDate: ${at}\n\n${text}\n`);
    log().info({ mailId: id, file }, 'an email was written');
  },
});
