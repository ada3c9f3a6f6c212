import type { ComponentProps, ComponentType } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import type { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { accountWording as words } from '#wording/account.ts';
import { formWording } from '#wording/form.ts';
import { useChangePassword } from './account-writes.ts';

type BoxProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'label' | 'hint'> & { label: string };

/** The password fields and rule, injected because the session feature owns them. */
export interface PasswordParts {
  readonly PasswordField: ComponentType<BoxProps & { autoComplete: 'current-password' }>;
  readonly NewPasswordField: ComponentType<BoxProps>;
  readonly newPassword: z.ZodMiniType<string>;
}

/** A form that asks for the current password and a new one. */
export function ChangePasswordForm({
  PasswordField,
  NewPasswordField,
  newPassword,
  onChanged,
}: PasswordParts & { readonly onChanged: () => void }) {
  const change = useChangePassword();
  const form = useForm({
    schema: z.object({ currentPassword: z.string().check(z.minLength(1, words.enterPassword)), newPassword }).check(
      z.refine((typed) => typed.newPassword !== typed.currentPassword, {
        path: ['newPassword'],
        error: words.samePassword,
      }),
    ),
    initial: { currentPassword: '', newPassword: '' },
    onSubmit: async (passwords) => {
      await change.mutateAsync(passwords);
      form.reset();
      onChanged();
    },
    explain: explainFailure(formWording),
  });
  return (
    <Form className="settings-form" onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
      />
      <PasswordField label={words.currentPassword} {...form.field('currentPassword')} autoComplete="current-password" />
      <NewPasswordField label={words.newPassword} {...form.field('newPassword')} />
      <Button type="submit" isPending={form.isSubmitting}>
        {words.changePassword}
      </Button>
    </Form>
  );
}
