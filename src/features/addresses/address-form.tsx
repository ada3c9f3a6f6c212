import { type ReactNode, Suspense, useRef, useState } from 'react';
import { explainFailure } from '#api/explain.ts';
import type { AddressInput } from '#contract/address.ts';
import { useShop } from '#shopper/shop.tsx';
import { useSaveTyped, type useTyped } from '#shopper/drafts/use-typed.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FieldRow, Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { addressWording as words } from '#wording/address.ts';
import { countryName } from '#wording/country.ts';
import { formWording } from '#wording/form.ts';
import { AddressFormSchema, addressValues, type AddressValues } from './address-values.ts';
import './address-form.css';

const AddressLookup = lazyPart(async () => (await import('./address-lookup.tsx')).AddressLookup);

/** `children` goes above the submit button, such as a checkbox. */
export interface AddressFormProps {
  readonly initial: Partial<AddressInput> | null;
  readonly countryCodes: readonly string[];
  readonly defaultCountryCode: string;
  readonly submitLabel: string;
  /** The autocomplete section. */
  readonly section: 'shipping' | 'billing';
  /** The heading of the errors. */
  readonly problemHeading?: 'h4';
  readonly hasInstructions: boolean;
  readonly onSubmit: (address: AddressInput) => Promise<void>;
  readonly onCancel?: () => void;
  /** Restores input that was typed but not submitted, and saves the current input. */
  readonly draft?: Pick<ReturnType<typeof useTyped>, 'typed' | 'save'>;
  readonly children?: ReactNode;
}

/** With a lookup, country and postcode come before the fields that it fills; errors are listed in the same order. */
const placeFirst = { firstName: '', lastName: '', companyName: '', countryCode: '', postalCode: '' };

const noDraft: NonNullable<AddressFormProps['draft']> = { typed: null, save: () => undefined };

export function AddressForm({
  initial,
  countryCodes,
  defaultCountryCode,
  submitLabel,
  section,
  problemHeading,
  hasInstructions,
  onSubmit,
  onCancel,
  draft = noDraft,
  children,
}: AddressFormProps) {
  const lookedUp = useShop().configuration.addressLookupCountryCodes ?? [];
  const hasLookup = countryCodes.some((code) => lookedUp.includes(code));
  const lookup = useRef<{ find: () => void }>(null);
  const [wrong, setWrong] = useState<{ readonly at: string; readonly message: string } | null>(null);
  const form = useForm<AddressValues, AddressInput>({
    schema: AddressFormSchema,
    initial: { ...(hasLookup ? placeFirst : {}), ...addressValues(initial, defaultCountryCode), ...draft.typed },
    onSubmit,
    explain: explainFailure(formWording),
  });
  useSaveTyped(draft, form.values);
  const fill = (filled: Partial<AddressValues>) => {
    for (const [name, value] of Object.entries(filled)) form.set(name as keyof AddressValues, value);
  };
  const place = `${form.values.countryCode} ${form.values.postalCode}`;
  const postcode = (
    <TextField
      label={words.postalCode}
      {...form.field('postalCode')}
      error={form.errors['postalCode'] ?? (wrong?.at === place ? wrong.message : undefined)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || lookup.current === null) return;
        event.preventDefault();
        lookup.current.find();
      }}
      autoComplete={`${section} postal-code`}
      width="short"
    />
  );
  const country = (
    <SelectField
      label={words.country}
      {...form.field('countryCode')}
      options={countryCodes.map((code) => ({ value: code, label: countryName(code) }))}
      autoComplete={`${section} country`}
      width="medium"
    />
  );
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
        heading={problemHeading}
      />
      <FieldRow>
        <TextField label={words.firstName} {...form.field('firstName')} autoComplete={`${section} given-name`} />
        <TextField label={words.lastName} {...form.field('lastName')} autoComplete={`${section} family-name`} />
      </FieldRow>
      <TextField
        label={words.companyName}
        note={formWording.optional}
        {...form.field('companyName')}
        autoComplete={`${section} organization`}
      />
      {hasLookup ? (
        <>
          {country}
          <div className="address-postcode">
            {postcode}
            {lookedUp.includes(form.values.countryCode) ? (
              <Suspense fallback={<div className="address-lookup" />}>
                <AddressLookup
                  values={form.values}
                  postcodeId={form.field('postalCode').id}
                  onFill={fill}
                  onWrong={(message) => setWrong({ at: place, message })}
                  onManual={() => document.getElementById(form.field('addressLine1').id)?.focus()}
                  ref={lookup}
                />
              </Suspense>
            ) : null}
          </div>
        </>
      ) : null}
      <TextField label={words.addressLine1} {...form.field('addressLine1')} autoComplete={`${section} address-line1`} />
      <TextField
        label={words.addressLine2}
        note={formWording.optional}
        {...form.field('addressLine2')}
        autoComplete={`${section} address-line2`}
      />
      <TextField label={words.city} {...form.field('city')} autoComplete={`${section} address-level2`} width="medium" />
      <TextField
        label={words.county}
        note={formWording.optional}
        {...form.field('county')}
        autoComplete={`${section} address-level1`}
        width="medium"
      />
      {hasLookup ? null : (
        <>
          {postcode}
          {country}
        </>
      )}
      <TextField
        label={words.phone}
        note={formWording.optional}
        hint={words.phoneHint}
        {...form.field('phone')}
        type="tel"
        autoComplete={`${section} tel`}
        width="medium"
      />
      {hasInstructions ? (
        <TextArea
          label={words.deliveryInstructions}
          note={formWording.optional}
          {...form.field('deliveryInstructions')}
          rows={2}
        />
      ) : null}
      {children}
      <div className="address-actions">
        <Button type="submit" tone="primary" isPending={form.isSubmitting}>
          {submitLabel}
        </Button>
        {onCancel === undefined ? null : <Button onClick={onCancel}>{formWording.cancel}</Button>}
      </div>
    </Form>
  );
}
