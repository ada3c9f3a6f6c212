import type { ReactNode } from 'react';
import './field.css';

/** What every field shares: `note` stands after the label ("(optional)"), `hint` under it, `error` above the box. */
export type FieldProps = {
  id: string;
  label: ReactNode;
  isLabelHidden?: boolean;
  note?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
};

/** The sentence that says what is wrong with a field; its id is the field's with "-error" after it. */
export function FieldError({ fieldId, children }: { fieldId: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className="field-error" id={`${fieldId}-error`}>
      {children}
    </p>
  );
}

/** The attributes that tie a control to its hint and error. */
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

/** A question with several controls: the legend reads as a label, hint and error belong to the group. */
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
