import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { signUpLinkHours } from '#contract/link-lifetimes.ts';
import type { SignUpRequest } from '#contract/session.ts';
import { nameText, optionalText } from '#shopper/forms/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FieldRow, Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { sessionWording as words } from '#wording/session.ts';
import { EmailSent } from './email-sent.tsx';
import { emailField } from './session-fields.ts';
import { useRequestSignUp } from './session-writes.ts';

const RegisterFields: z.ZodMiniType<SignUpRequest> = z.object({
  firstName: nameText(words.enterFirstName, formWording.tooLong, formWording.webAddress),
  lastName: nameText(words.enterLastName, formWording.tooLong, formWording.webAddress),
  email: emailField,
  phone: optionalText(formWording.tooLong),
  companyName: optionalText(formWording.tooLong),
  vatNumber: optionalText(formWording.tooLong),
});

const empty = { firstName: '', lastName: '', email: '', phone: '', companyName: '', vatNumber: '' };

/** Requests an account; the store sends an email with the link that completes it. */
export function RegisterForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const request = useRequestSignUp();
  const form = useForm<typeof empty, SignUpRequest>({
    schema: RegisterFields,
    initial: empty,
    onSubmit: async (input) => {
      await request.mutateAsync(input);
      setSentTo(input.email);
    },
    explain: explainFailure(formWording),
    checkOnLeaving: { email: (value) => value.includes('@') && value.includes('.') },
  });
  if (sentTo !== null) {
    return <EmailSent onAgain={() => setSentTo(null)}>{words.requestedText(sentTo, signUpLinkHours)}</EmailSent>;
  }
  return (
    <Form className="session-form" onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
      />
      <p>
        {words.haveAccount} <Link to="/auth/login">{words.signIn}</Link>
      </p>
      <FieldRow>
        <TextField label={words.firstName} {...form.field('firstName')} autoComplete="given-name" />
        <TextField label={words.lastName} {...form.field('lastName')} autoComplete="family-name" />
      </FieldRow>
      <TextField
        label={words.email}
        hint={words.emailHint}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        label={words.phone}
        note={formWording.optional}
        hint={words.phoneHint}
        {...form.field('phone')}
        type="tel"
        autoComplete="tel"
        width="medium"
      />
      <TextField
        label={words.companyName}
        note={formWording.optional}
        hint={words.companyHint}
        {...form.field('companyName')}
        autoComplete="organization"
      />
      <TextField
        label={words.vatNumber}
        note={formWording.optional}
        {...form.field('vatNumber')}
        width="medium"
        isCode
        autoComplete="off"
      />
      <Button type="submit" tone="primary" isPending={form.isSubmitting}>
        {words.sendLink}
      </Button>
    </Form>
  );
}
