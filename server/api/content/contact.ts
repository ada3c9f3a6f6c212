import type { Handlers } from '#server/api/http/handler.ts';

export const contactHandlers = {
  async sendContactMessage({ mailer, settings }, { body: { topic, name, email, orderNumber, message } }) {
    await mailer.send({
      to: settings.supportEmail,
      template: 'contact',
      data: { topic, name, email, orderNumber: orderNumber || 'not given', message },
    });
    return { isDone: true };
  },
} satisfies Handlers<'sendContactMessage'>;
