import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { signUpLinkHours } from '#contract/link-lifetimes.ts';
import { Button } from '#ui/button.tsx';
import { ConnectionNote } from '#ui/connection-note.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { sessionWording as words } from '#wording/session.ts';
import { EmailSent } from './email-sent.tsx';
import { NewPasswordField } from './password-field.tsx';
import { newPasswordField } from './session-fields.ts';
import { useRequestAccountOfOrder } from './session-writes.ts';
import './session.css';

const Fields = z.object({ password: newPasswordField });

interface OrderAccountFormProps {
  readonly orderId: string;
  readonly email: string;
  /** Incremented when the lines are wanted as a list, which requires an account: the heading then takes the focus. */
  readonly listWanted: number;
}

/** Requests an account with the details of an order that this device placed as a guest; only a password has to be typed. */
export function OrderAccountForm({ orderId, email, listWanted }: OrderAccountFormProps) {
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (listWanted > 0) heading.current?.focus();
  }, [listWanted]);
  const request = useRequestAccountOfOrder();
  const form = useForm({
    schema: Fields,
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      await request.mutateAsync({ orderId, password });
      setSent(true);
    },
    explain: explainFailure(formWording),
  });
  if (isSent) return <EmailSent key={listWanted}>{words.orderAccountSent(email, signUpLinkHours)}</EmailSent>;
  return (
    <section aria-labelledby={`${orderId}-account`} data-print="hide">
      <h2 id={`${orderId}-account`} tabIndex={-1} ref={heading}>
        {words.saveDetails}
      </h2>
      <Form className="session-form" onSubmit={form.submit}>
        <ErrorSummary
          title={formWording.problem}
          titlePrefix={formWording.titlePrefix}
          items={form.summary}
          attempt={form.attempt}
        />
        {form.formErrors.length > 0 ? (
          <p>
            <Link to="/auth/register">{words.registerInstead}</Link>
          </p>
        ) : null}
        <p>{words.saveDetailsText(email)}</p>
        {/* Tells a password manager whose password it is. */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <NewPasswordField label={words.password} {...form.field('password')} />
        <ConnectionNote />
        <Button type="submit" isPending={form.isSubmitting}>
          {words.register}
        </Button>
      </Form>
    </section>
  );
}
