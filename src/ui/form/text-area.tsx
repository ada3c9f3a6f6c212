import { useId, type ComponentProps } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

/** `onChange` gets the text; `rows` defaults to 4. */
export type TextAreaProps = Omit<FieldProps, 'id'> &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & { value: string; onChange: (text: string) => void };

/** A multi-line text field. */
export function TextArea({
  id: givenId,
  label,
  isLabelHidden = false,
  note,
  hint,
  error,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} note={note} hint={hint} error={error}>
      <textarea
        {...rest}
        {...describedBy({ id, hint, error })}
        id={id}
        rows={rows}
        className="input"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
