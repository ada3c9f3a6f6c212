import { useId, type ComponentProps } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';

/** One option of a select or radio group. */
export type Option = { value: string; label: string; isDisabled?: boolean };

/** `onChange` gets the chosen value; `placeholder` is a first, empty option. */
export type SelectFieldProps = Omit<FieldProps, 'id'> &
  Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children' | 'size'> & {
    value: string;
    onChange: (value: string) => void;
    options: readonly Option[];
    placeholder?: string;
    width?: 'fit' | 'medium' | 'full';
    size?: 'normal' | 'small';
  };

/** The native select, styled. */
export function SelectField({
  id: givenId,
  label,
  isLabelHidden = false,
  note,
  hint,
  error,
  onChange,
  options,
  placeholder,
  width = 'full',
  size = 'normal',
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} note={note} hint={hint} error={error}>
      <div className="select" data-width={width} data-size={size}>
        <select
          {...rest}
          {...describedBy({ id, hint, error })}
          id={id}
          className="input"
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
    </Field>
  );
}
