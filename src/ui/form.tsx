import type { ComponentProps, SubmitEvent } from 'react';
import './form.css';

/** A form whose errors are ours to say: the browser's own messages are off. Takes `submit` of `useForm`. */
export function Form({
  onSubmit,
  className,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown }) {
  return (
    <form
      {...rest}
      noValidate
      className={className === undefined ? 'form' : `form ${className}`}
      onSubmit={(event) => void onSubmit(event)}
    />
  );
}

/** Fields that stand side by side where there is room, such as a first and a last name. */
export function FieldRow(props: ComponentProps<'div'>) {
  return <div {...props} className="field-row" />;
}
