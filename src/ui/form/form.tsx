import type { ComponentProps, SubmitEvent } from 'react';
import { ConnectionNote } from '#ui/connection-note.tsx';
import './form.css';

/**
 * A form whose errors are ours to say: the browser's own messages are off. Takes `submit` of `useForm`. `worksOffline` where
 * what it does needs no connection; any other says when one is missing.
 */
export function Form({
  onSubmit,
  className,
  worksOffline = false,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  worksOffline?: boolean;
}) {
  return (
    <form
      {...rest}
      noValidate
      className={className === undefined ? 'form' : `form ${className}`}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      {worksOffline ? null : <ConnectionNote />}
    </form>
  );
}

/** Fields that stand side by side where there is room, such as a first and a last name. */
export function FieldRow(props: ComponentProps<'div'>) {
  return <div {...props} className="field-row" />;
}
