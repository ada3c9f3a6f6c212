import type { ComponentProps, SubmitEvent } from 'react';
import { ConnectionNote } from '#ui/connection-note.tsx';
import './form.css';

/**
 * A form without the browser's own validation messages; takes `submit` from `useForm`. Unless `worksOffline`, it shows
 * a note while there is no connection.
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

/** Fields side by side if there is room, such as first and last name. */
export function FieldRow(props: ComponentProps<'div'>) {
  return <div {...props} className="field-row" />;
}
