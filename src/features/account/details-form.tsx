import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import type { CustomerSettings } from '#contract/customer.ts';
import { useShop } from '#shopper/shop.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FieldRow, Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { useForm } from '#ui/form/use-form.ts';
import { accountWording as words } from '#wording/account.ts';
import { formWording } from '#wording/form.ts';
import { customerQuery } from './account-queries.ts';
import { useSaveSettings } from './account-writes.ts';

const line = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(120, words.tooLong(120)));

const Details = z.object({
  firstName: line(words.enterFirstName),
  lastName: line(words.enterLastName),
  phone: z.pipe(
    z.string().check(z.trim(), z.maxLength(120, words.tooLong(120))),
    z.transform((text: string) => (text === '' ? null : text)),
  ),
  defaultCurrencyCode: z.string(),
});

/** The shopper's name and contact details; what only the store may change is read-only. */
export function DetailsForm({ settings }: { readonly settings: CustomerSettings }) {
  const save = useSaveSettings(true);
  const currencyCodes = useStoreSettings()?.currencyCodes ?? [settings.defaultCurrencyCode];
  const form = useForm({
    schema: Details,
    initial: {
      firstName: settings.firstName,
      lastName: settings.lastName,
      phone: settings.phone ?? '',
      defaultCurrencyCode: settings.defaultCurrencyCode,
    },
    onSubmit: async (details) => {
      await save.mutateAsync(details);
      showToast({ tone: 'success', text: words.saved });
    },
    explain: explainFailure(formWording.storeSilent),
  });
  return (
    <Form className="settings-form" onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
      />
      <AccountFacts />
      <FieldRow>
        <TextField label={words.firstName} {...form.field('firstName')} autoComplete="given-name" />
        <TextField label={words.lastName} {...form.field('lastName')} autoComplete="family-name" />
      </FieldRow>
      <TextField
        label={words.phone}
        note={formWording.optional}
        {...form.field('phone')}
        type="tel"
        autoComplete="tel"
        width="medium"
      />
      {currencyCodes.length < 2 ? null : (
        <SelectField
          label={words.currency}
          {...form.field('defaultCurrencyCode')}
          options={currencyCodes.map((code) => ({ value: code, label: code }))}
          width="fit"
        />
      )}
      <Button type="submit" isPending={form.isSubmitting}>
        {words.saveDetails}
      </Button>
    </Form>
  );
}

function AccountFacts() {
  const { data: customer } = useQuery(customerQuery(useShop()));
  if (customer === undefined) return null;
  const { company } = customer;
  return (
    <SpecList
      columns={2}
      specs={[
        { name: words.email, value: customer.email },
        ...(company === null ? [] : [{ name: words.company, value: company.name }]),
        ...(company === null || company.accountNumber === null
          ? []
          : [{ name: words.accountNumber, value: <span className="code">{company.accountNumber}</span> }]),
      ]}
    />
  );
}
