import { useState } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { resetLinkMinutes } from '#contract/link-lifetimes.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { sessionWording as words } from '#wording/session.ts';
import { EmailSent } from './email-sent.tsx';
import { emailField } from './session-fields.ts';
import { useRequestPasswordReset } from './session-writes.ts';

const ForgotFields = z.object({ email: emailField });

/** Requests a password reset; the answer doesn't reveal whether the address is known. */
export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useRequestPasswordReset();
  const form = useForm({
    schema: ForgotFields,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      await request.mutateAsync(email);
      setSentTo(email);
    },
    explain: explainFailure(formWording),
  });
  if (sentTo !== null) {
    return <EmailSent onAgain={() => setSentTo(null)}>{words.resetRequested(sentTo, resetLinkMinutes)}</EmailSent>;
  }
  return (
    <Form className="session-form" onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
      />
      <p>{words.forgotText}</p>
      <TextField
        label={words.email}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" tone="primary" isPending={form.isSubmitting}>
        {words.sendLink}
      </Button>
    </Form>
  );
}
