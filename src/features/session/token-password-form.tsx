import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { nameText } from '#shopper/forms/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FieldRow, Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { sessionWording as words } from '#wording/session.ts';
import { NewPasswordField } from './password-field.tsx';
import { newPasswordField } from './session-fields.ts';
import { type NextStep, useCompleteInvite, useCompletePasswordReset, useCompleteSignUp } from './session-writes.ts';
import { useOrderKey } from './use-order-key.ts';
import './session.css';

const NoFields = z.object({});
const PasswordFields = z.object({ password: newPasswordField });
const NamedFields = z.object({
  firstName: nameText(words.enterFirstName, formWording.tooLong, formWording.webAddress),
  lastName: nameText(words.enterLastName, formWording.tooLong, formWording.webAddress),
  password: newPasswordField,
});

/** Chooses a new password with the token from an email. */
export function ResetPasswordForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const reset = useCompletePasswordReset();
  const form = useForm({
    schema: PasswordFields,
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      await reset.mutateAsync({ token, password });
      onDone();
    },
    explain: explainFailure(formWording),
  });
  return (
    <TokenForm form={form} intro={words.resetText} submitLabel={words.savePassword} againTo="/auth/forgot-password">
      <NewPasswordField label={words.newPassword} {...form.field('password')} />
    </TokenForm>
  );
}

/** Completes a registration with the token from an email; `orderId` if it was requested with a guest's order. */
export function CompleteSignUpForm({
  token,
  orderId,
  onSignedIn,
}: {
  readonly token: string;
  readonly orderId?: string | undefined;
  readonly onSignedIn: (next: NextStep) => void;
}) {
  const orderKey = useOrderKey(orderId);
  const complete = useCompleteSignUp();
  const form = useForm({
    schema: PasswordFields,
    initial: { password: '' },
    onSubmit: async ({ password }) => onSignedIn(await complete.mutateAsync({ token, password })),
    explain: explainFailure(formWording),
  });
  const proven = useForm({
    schema: NoFields,
    initial: {},
    onSubmit: async () => onSignedIn(await complete.mutateAsync({ token, anonymousId: orderKey ?? undefined })),
    explain: explainFailure(formWording),
  });
  if (orderKey === undefined) return null;
  if (orderKey !== null) {
    return (
      <TokenForm form={proven} intro={words.openAccountText} submitLabel={words.openAccount} againTo="/auth/register">
        {null}
      </TokenForm>
    );
  }
  return (
    <TokenForm
      form={form}
      intro={orderId === undefined ? words.completeText : words.otherDeviceText}
      submitLabel={words.finish}
      againTo="/auth/register"
    >
      <NewPasswordField label={words.password} {...form.field('password')} />
    </TokenForm>
  );
}

/** Joins a company's account with the token from an email. */
export function CompleteInviteForm({
  token,
  onSignedIn,
}: {
  readonly token: string;
  readonly onSignedIn: (next: NextStep) => void;
}) {
  const complete = useCompleteInvite();
  const form = useForm({
    schema: NamedFields,
    initial: { firstName: '', lastName: '', password: '' },
    onSubmit: async (input) => onSignedIn(await complete.mutateAsync({ token, ...input })),
    explain: explainFailure(formWording),
  });
  return (
    <TokenForm form={form} intro={words.inviteText} submitLabel={words.finish} againTo={null}>
      <FieldRow>
        <TextField label={words.firstName} {...form.field('firstName')} autoComplete="given-name" />
        <TextField label={words.lastName} {...form.field('lastName')} autoComplete="family-name" />
      </FieldRow>
      <NewPasswordField label={words.password} {...form.field('password')} />
    </TokenForm>
  );
}

type AnyForm = Pick<ReturnType<typeof useForm>, 'submit' | 'summary' | 'attempt' | 'isSubmitting' | 'formErrors'>;

function TokenForm({
  form,
  intro,
  submitLabel,
  againTo,
  children,
}: {
  readonly form: AnyForm;
  readonly intro: string;
  readonly submitLabel: string;
  /** Where to get a new link if this one has expired. */
  readonly againTo: '/auth/forgot-password' | '/auth/register' | null;
  readonly children: ReactNode;
}) {
  return (
    <Form className="session-form" onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
      />
      {form.formErrors.length > 0 && againTo !== null ? (
        <p>
          <Link to={againTo}>{words.linkOver}</Link>
        </p>
      ) : null}
      <p>{intro}</p>
      {children}
      <Button type="submit" tone="primary" isPending={form.isSubmitting}>
        {submitLabel}
      </Button>
    </Form>
  );
}
