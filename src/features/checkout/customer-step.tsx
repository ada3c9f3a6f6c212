import { Link } from '@tanstack/react-router';
import { explainFailure } from '#api/explain.ts';
import type { CheckoutSummary, CustomerInfo } from '#contract/checkout.ts';
import { useSaveTyped, useTyped } from '#shopper/drafts/use-typed.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FieldRow, Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formWording } from '#wording/form.ts';
import { saySaved } from './checkout-toasts.ts';
import { useSavePart } from './checkout-writes.ts';
import { CustomerFormSchema, customerValues, type CustomerValues } from './customer-form.ts';

/** Contact details; guests only. */
export function CustomerStep(props: { readonly summary: CheckoutSummary; readonly onDone: () => void }) {
  const draft = useTyped('customer');
  if (draft.typed === undefined) return <div className="checkout-loading" aria-busy="true" />;
  return <CustomerForm {...props} draft={draft} />;
}

function CustomerForm({
  summary,
  onDone,
  draft,
}: {
  readonly summary: CheckoutSummary;
  readonly onDone: () => void;
  readonly draft: ReturnType<typeof useTyped>;
}) {
  const save = useSavePart();
  const form = useForm<CustomerValues, CustomerInfo>({
    schema: CustomerFormSchema,
    initial: { ...customerValues(summary.basketDetails.customerInfo), ...draft.typed },
    onSubmit: async (customer) => {
      const isSent = await save.mutateAsync({ customer });
      await draft.forget();
      if (isSent) saySaved('customer', words.saved.customer);
      onDone();
    },
    explain: explainFailure(formWording),
    checkOnLeaving: { email: (value) => value.includes('@') && value.includes('.') },
  });
  useSaveTyped(draft, form.values);
  return (
    <>
      <p className="checkout-account">
        <b>{words.asGuest}.</b> {words.asGuestText} {words.haveAccount}{' '}
        <Link to="/auth/login" search={{ redirect_url: '/checkout' }}>
          {words.signIn}
        </Link>
      </p>
      <Form onSubmit={form.submit}>
        <ErrorSummary
          title={formWording.problem}
          titlePrefix={formWording.titlePrefix}
          items={form.summary}
          attempt={form.attempt}
          heading="h3"
        />
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
          spellCheck={false}
        />
        <TextField
          label={words.phone}
          hint={words.phoneHint}
          {...form.field('phone')}
          type="tel"
          autoComplete="tel"
          width="medium"
        />
        <FieldRow>
          <TextField
            label={words.companyName}
            note={formWording.optional}
            {...form.field('companyName')}
            autoComplete="organization"
          />
          <TextField label={words.vatNumber} note={formWording.optional} {...form.field('vatNumber')} isCode />
        </FieldRow>
        <div className="checkout-actions">
          <Button type="submit" tone="primary" isPending={form.isSubmitting}>
            {words.continue}
          </Button>
        </div>
      </Form>
    </>
  );
}
