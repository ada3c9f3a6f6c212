import type { ReactNode } from 'react';
import './field.css';

/** Props of every field: `note` goes after the label ("(optional)"), `hint` below it, `error` above the control. */
export type FieldProps = {
  id: string;
  label: ReactNode;
  isLabelHidden?: boolean;
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

/** The error message of a field; its id is the field's id plus "-error". */
export function FieldError({ fieldId, children }: { fieldId: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className="field-error" id={`${fieldId}-error`}>
      {children}
    </p>
  );
}

/** The ARIA attributes that tie a control to its hint and error. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error === undefined ? undefined : true };
}

/** Label, hint and error around one control. */
export function Field({ id, label, isLabelHidden, note, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field" data-invalid={error === undefined ? undefined : true}>
      <label className={isLabelHidden === true ? 'vh' : 'field-label'} htmlFor={id}>
        {label}
        {note === undefined ? null : <span className="field-note"> {note}</span>}
      </label>
      {hint === undefined ? null : (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError fieldId={id}>{error}</FieldError>
      {children}
    </div>
  );
}

/** A fieldset: the legend is the label, hint and error belong to the group. */
export function FieldGroup({
  id,
  label,
  isLabelHidden,
  note,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <fieldset
      className="field"
      data-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy({ id, hint, error })['aria-describedby']}
    >
      <legend className={isLabelHidden === true ? 'vh' : 'field-label'}>
        {label}
        {note === undefined ? null : <span className="field-note"> {note}</span>}
      </legend>
      {hint === undefined ? null : (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError fieldId={id}>{error}</FieldError>
      {children}
    </fieldset>
  );
}
