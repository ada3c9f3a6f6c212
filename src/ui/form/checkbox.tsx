import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, FieldError } from './field.tsx';
import '#ui/choice.css';

/** `onChange` gets the checked state; `end` is a figure at the far side, such as a count. */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  end?: ReactNode;
  error?: string | undefined;
  onChange: (isChecked: boolean) => void;
};

/** A checkbox with its label; readable when disabled. */
export function Checkbox({ id: givenId, label, hint, end, error, onChange, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="field choice-field" data-invalid={error === undefined ? undefined : true}>
      <FieldError fieldId={id}>{error}</FieldError>
      <label className="choice">
        <input
          {...rest}
          {...describedBy({ id, hint, error })}
          id={id}
          type="checkbox"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="choice-label">
          {label}
          {hint === undefined ? null : (
            <span className="choice-hint" id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
        {end === undefined ? null : <span className="choice-end">{end}</span>}
      </label>
    </div>
  );
}
