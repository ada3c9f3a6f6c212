import type { ReactNode } from 'react';
import { explainFailure } from '#api/explain.ts';
import type { AddressInput } from '#contract/address.ts';
import { useSaveTyped, type useTyped } from '#shopper/drafts/use-typed.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FieldRow, Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { addressWording as words } from '#wording/address.ts';
import { countryName } from '#wording/country.ts';
import { formWording } from '#wording/form.ts';
import { AddressFormSchema, addressValues, type AddressValues } from './address-values.ts';

/** `children` goes above the submit button, such as a checkbox. */
export interface AddressFormProps {
  readonly initial: Partial<AddressInput> | null;
  readonly countryCodes: readonly string[];
  readonly defaultCountryCode: string;
  readonly submitLabel: string;
  /** The autocomplete section. */
  readonly section: 'shipping' | 'billing';
  readonly hasInstructions: boolean;
  readonly onSubmit: (address: AddressInput) => Promise<void>;
  readonly onCancel?: () => void;
  /** What was typed before and not sent, and what is called with what is typed now. */
  readonly draft?: Pick<ReturnType<typeof useTyped>, 'typed' | 'save'>;
  readonly children?: ReactNode;
}

const noDraft: NonNullable<AddressFormProps['draft']> = { typed: null, save: () => undefined };

export function AddressForm({
  initial,
  countryCodes,
  defaultCountryCode,
  submitLabel,
  section,
  hasInstructions,
  onSubmit,
  onCancel,
  draft = noDraft,
  children,
}: AddressFormProps) {
  const form = useForm<AddressValues, AddressInput>({
    schema: AddressFormSchema,
    initial: { ...addressValues(initial, defaultCountryCode), ...draft.typed },
    onSubmit,
    explain: explainFailure(formWording.storeSilent),
  });
  useSaveTyped(draft, form.values);
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary
        title={formWording.problem}
        titlePrefix={formWording.titlePrefix}
        items={form.summary}
        attempt={form.attempt}
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
      <TextField
        label={words.postalCode}
        {...form.field('postalCode')}
        autoComplete={`${section} postal-code`}
        width="short"
      />
      <SelectField
        label={words.country}
        {...form.field('countryCode')}
        options={countryCodes.map((code) => ({ value: code, label: countryName(code) }))}
        autoComplete={`${section} country`}
        width="medium"
      />
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
      <div className="form-actions">
        <Button type="submit" tone="primary" isPending={form.isSubmitting}>
          {submitLabel}
        </Button>
        {onCancel === undefined ? null : <Button onClick={onCancel}>{formWording.cancel}</Button>}
      </div>
    </Form>
  );
}
