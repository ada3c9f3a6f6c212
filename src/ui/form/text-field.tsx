import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

/**
 * `onChange` gets the text. `isCode` sets part numbers and references in the mono font; `end` goes beside the input.
 */
export type TextFieldProps = Omit<FieldProps, 'id'> &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'width'> & {
    value: string;
    onChange: (text: string) => void;
    width?: 'short' | 'medium' | 'full';
    isCode?: boolean;
    end?: ReactNode;
  };

/** A single-line text field. */
export function TextField({
  id: givenId,
  label,
  isLabelHidden = false,
  note,
  hint,
  error,
  onChange,
  width = 'full',
  isCode = false,
  end,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const box = (
    <input
      {...rest}
      {...describedBy({ id, hint, error })}
      id={id}
      type={type}
      className={isCode ? 'input code' : 'input'}
      data-width={width}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} note={note} hint={hint} error={error}>
      {end === undefined ? (
        box
      ) : (
        <div className="with-end">
          {box}
          {end}
        </div>
      )}
    </Field>
  );
}
