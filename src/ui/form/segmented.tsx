import { useId, type ComponentProps, type ReactNode } from 'react';
import './segmented.css';

/** Two to four options side by side that apply at once; `label` is for screen readers only. */
export type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: ReadonlyArray<{ value: Value; label: string; icon?: ReactNode }>;
};

/** Radio buttons styled as one segmented control. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            className="vh"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** An on/off setting that applies at once; `onChange` gets the new state. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
  ...rest
}: Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'role' | 'checked'> & {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const hintId = useId();
  return (
    <div className="switch-field">
      <label className="switch">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      {hint === undefined ? null : (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
