import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import type { CustomerSettings } from '#contract/customer.ts';
import { type Typed, useSaveTyped, useTyped } from '#shopper/drafts/use-typed.ts';
import { nameText, optionalText } from '#shopper/forms/fields.ts';
import { useShop } from '#shopper/shop.tsx';
import { useShopperActions } from '#shopper/shopper-actions.ts';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FieldRow, Form } from '#ui/form/form.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { SelectField } from '#ui/form/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { useForm } from '#ui/form/use-form.ts';
import { accountWording as words } from '#wording/account.ts';
import { formWording } from '#wording/form.ts';
import { customerQuery } from './account-queries.ts';
import { useSaveSettings } from './account-writes.ts';

const detailsAfter = ({ firstName, lastName }: CustomerSettings) =>
  z.object({
    firstName: nameText(words.enterFirstName, formWording.tooLong, formWording.webAddress, firstName),
    lastName: nameText(words.enterLastName, formWording.tooLong, formWording.webAddress, lastName),
    phone: optionalText(formWording.tooLong),
    defaultCurrencyCode: z.string(),
  });

/** The shopper's name and contact details; fields that only the store may change are read-only. Restores input that was never saved. */
export function DetailsForm({ settings }: { readonly settings: CustomerSettings }) {
  const draft = useTyped('details');
  const [end, setEnd] = useState<'saved' | 'discarded' | null>(null);
  if (draft.typed === undefined) return <Skeleton label={words.loading} lines={4} />;
  const discard = () => {
    setEnd('discarded');
    void draft.forget();
  };
  return (
    <>
      {draft.typed === null || end !== null ? null : (
        <p ref={keepFocus} className="details-typed">
          <span className="muted">{words.typedBefore}</span>
          <Button size="small" onClick={discard}>
            {words.discardTyped}
          </Button>
        </p>
      )}
      <ReadyForm
        key={end === 'discarded' ? end : 'typed'}
        settings={settings}
        typed={end === 'discarded' ? null : draft.typed}
        draft={draft}
        onSaved={() => setEnd('saved')}
      />
    </>
  );
}

function ReadyForm({
  settings,
  typed,
  draft: { save: saveTyped, forget },
  onSaved,
}: {
  readonly settings: CustomerSettings;
  readonly typed: Typed | null;
  readonly draft: Omit<ReturnType<typeof useTyped>, 'typed'>;
  readonly onSaved: () => void;
}) {
  const save = useSaveSettings(true);
  const { prefer } = useShopperActions();
  const currencyCodes = useStoreSettings()?.currencyCodes ?? [settings.defaultCurrencyCode];
  const form = useForm({
    schema: detailsAfter(settings),
    initial: {
      firstName: settings.firstName,
      lastName: settings.lastName,
      phone: settings.phone ?? '',
      defaultCurrencyCode: settings.defaultCurrencyCode,
      ...typed,
    },
    onSubmit: async (details) => {
      await save.mutateAsync(details);
      await forget();
      // A currency that is saved and not shown would seem not to have been saved.
      if (details.defaultCurrencyCode !== settings.defaultCurrencyCode)
        prefer({ currencyCode: details.defaultCurrencyCode });
      onSaved();
      showToast({ tone: 'success', text: words.saved });
    },
    explain: explainFailure(formWording),
  });
  useSaveTyped({ save: saveTyped }, form.values);
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
