import * as z from 'zod/mini';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { contentWording as words } from '#wording/content.ts';
import { formWording } from '#wording/form.ts';

const Contact = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.enterName)),
  message: z.string().check(z.trim(), z.minLength(1, words.enterMessage)),
});

/** A message to the store. The store API has no call for it, so it opens in the shopper's email app. */
export function ContactForm({ to }: { readonly to: string }) {
  const form = useForm({
    schema: Contact,
    initial: { name: '', message: '' },
    onSubmit: ({ name, message }) => {
      location.href = `mailto:${to}?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(message)}`;
    },
  });
  return (
    <section>
      <SectionHead title={words.contactForm} />
      <Form worksOffline onSubmit={form.submit} className="form measure">
        <ErrorSummary
          title={formWording.problem}
          titlePrefix={formWording.titlePrefix}
          items={form.summary}
          attempt={form.attempt}
        />
        <p className="muted">{words.contactFormHint}</p>
        <TextField label={words.name} {...form.field('name')} autoComplete="name" />
        <TextArea label={words.message} {...form.field('message')} rows={6} />
        <Button type="submit" tone="primary">
          {words.openMail}
        </Button>
      </Form>
    </section>
  );
}
