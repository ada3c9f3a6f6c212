import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldProps } from './field.tsx';
import '#ui/choice.css';

/** One option: `end` is a figure at the far side, such as a charge; `detail` shows below while it is chosen. */
export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  end?: ReactNode;
  detail?: ReactNode;
  isDisabled?: boolean;
};

/**
 * `onChange` gets the chosen value; '' means none yet. `isRuled` draws rules between options. `id` is the first
 * radio's.
 */
export type RadioGroupProps = Omit<FieldProps, 'id'> & {
  id?: string;
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  options: readonly RadioOption[];
  isRuled?: boolean;
};

/** A group of radio buttons. */
export function RadioGroup({
  id: givenId,
  name,
  value,
  onChange,
  onBlur,
  options,
  isRuled = false,
  ...field
}: RadioGroupProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldGroup {...field} id={id}>
      <div className="choices" data-ruled={isRuled || undefined}>
        {options.map((option, index) => (
          <div key={option.value} className="choice-field">
            <label className="choice">
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${index}`}
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled}
                aria-describedby={option.hint === undefined ? undefined : `${id}-${index}-hint`}
                onChange={() => onChange(option.value)}
                onBlur={onBlur}
              />
              <span className="choice-label">
                {option.label}
                {option.hint === undefined ? null : (
                  <span className="choice-hint" id={`${id}-${index}-hint`}>
                    {option.hint}
                  </span>
                )}
              </span>
              {option.end === undefined ? null : <span className="choice-end">{option.end}</span>}
            </label>
            {option.detail !== undefined && option.value === value ? (
              <div className="choice-detail">{option.detail}</div>
            ) : null}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
