import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { maxPasswordLength } from '#contract/primitives.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { sessionWording as words } from '#wording/session.ts';
import { PasswordField } from './password-field.tsx';
import { emailField } from './session-fields.ts';
import { type NextStep, useSignIn } from './session-writes.ts';
import './session.css';

const SignInFields = z.object({
  email: emailField,
  password: z
    .string()
    .check(z.minLength(1, words.enterPassword), z.maxLength(maxPasswordLength, words.longPassword(maxPasswordLength))),
});

/** `onSignedIn` receives what the shopper must do next. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: (next: NextStep) => void }) {
  const signIn = useSignIn();
  const [isShared, setShared] = useState(false);
  const form = useForm({
    schema: SignInFields,
    initial: { email: '', password: '' },
    onSubmit: async (input) => onSignedIn(await signIn.mutateAsync({ ...input, isShared })),
    explain: explainFailure(formWording),
  });
  return (
    <Form className="session-form" onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
      />
      <TextField
        label={words.email}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={words.password} {...form.field('password')} autoComplete="current-password" />
      <Checkbox label={words.sharedDevice} hint={words.sharedDeviceHint} checked={isShared} onChange={setShared} />
      <Button type="submit" tone="primary" isPending={form.isSubmitting}>
        {words.signIn}
      </Button>
      <p>
        <Link to="/auth/forgot-password">{words.forgot}</Link>
      </p>
      <p>
        {words.noAccount} <Link to="/auth/register">{words.register}</Link>
      </p>
    </Form>
  );
}
