import { useId, useRef, useState, type SubmitEvent } from 'react';
import {
  checkedOnLeaving,
  checkForm,
  clearedOf,
  freshForm,
  placeRefusal,
  refused,
  typed,
  type FieldName,
  type FormSchema,
  type FormState,
  type FormValues,
  type Refusal,
} from './form-state.ts';

type NamesOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] &
  string;

/**
 * `explain` turns an error from `onSubmit` into a refusal; without it, or if it returns undefined, the error is
 * rethrown.
 */
export type FormOptions<Values extends FormValues, Output> = {
  schema: FormSchema<Output>;
  initial: Values;
  onSubmit: (output: Output, values: Values) => void | Promise<void>;
  explain?: (failure: unknown) => Refusal | undefined;
  /** The server's names for our fields, where they differ. */
  serverNames?: Readonly<Record<string, FieldName<Values>>>;
  /** Fields to validate on blur, once their value looks complete. */
  checkOnLeaving?: { readonly [Name in NamesOf<Values, string>]?: (value: string) => boolean };
};

/**
 * A form that validates on submit, then clears each error as soon as its field is valid. Spread `field` or `tick` on a
 * control.
 */
export function useForm<Values extends FormValues, Output>(options: FormOptions<Values, Output>) {
  const formId = useId();
  const [state, setState] = useState<FormState<Values>>(() => freshForm(options.initial));
  const latest = useRef(state);

  function move(next: FormState<Values>) {
    latest.current = next;
    setState(next);
  }
  function idOf(name: string): string {
    return `${formId}${name}`;
  }
  function change(name: string, value: string | boolean) {
    move(typed(latest.current, name, value, options.schema));
  }
  function leave(name: NamesOf<Values, string>) {
    const value = latest.current.values[name];
    const looks: Readonly<Record<string, ((text: string) => boolean) | undefined>> = options.checkOnLeaving ?? {};
    const looksComplete = looks[name];
    if (looksComplete !== undefined && typeof value === 'string' && looksComplete(value)) {
      move(checkedOnLeaving(latest.current, name, options.schema));
    }
  }
  function refuse(refusal: Refusal) {
    const { errors, formErrors } = placeRefusal(latest.current.values, refusal, options.serverNames);
    move(refused(latest.current, errors, formErrors));
  }
  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    if (latest.current.isSubmitting) return;
    const { values } = latest.current;
    const checked = checkForm(options.schema, values);
    if (!checked.isRight) {
      move(refused(latest.current, checked.errors, checked.formErrors));
      return;
    }
    move({ ...latest.current, errors: {}, formErrors: [], isSubmitting: true });
    try {
      await options.onSubmit(checked.output, values);
    } catch (failure) {
      const refusal = options.explain?.(failure);
      if (refusal === undefined) throw failure;
      refuse(refusal);
    } finally {
      if (latest.current.isSubmitting) move({ ...latest.current, isSubmitting: false });
    }
  }

  return {
    ...state,
    /** Sets a value from outside its control. */
    set: <Name extends FieldName<Values>>(name: Name, value: Values[Name]) => change(name, value),
    submit,
    refuse,
    /** Resets the form, to other values if given. */
    reset: (values: Values = options.initial) => move(freshForm(values)),
    /** Resets what was sent, to other values if given, and keeps what was typed since. */
    clear: (sent: Values, values: Values = options.initial) => move(clearedOf(latest.current, sent, values)),
    /** Props of a TextField, TextArea, SelectField or RadioGroup. */
    field: (name: NamesOf<Values, string>) => ({
      id: idOf(name),
      name,
      value: String(state.values[name]),
      error: state.errors[name],
      onChange: (text: string) => change(name, text),
      onBlur: () => leave(name),
    }),
    /** Props of a Checkbox. */
    tick: (name: NamesOf<Values, boolean>) => ({
      id: idOf(name),
      name,
      checked: state.values[name] === true,
      error: state.errors[name],
      onChange: (isTicked: boolean) => change(name, isTicked),
    }),
    /** Items of the ErrorSummary: form errors, then fields in the order of the initial values. */
    summary: [
      ...state.formErrors.map((message) => ({ message })),
      ...Object.keys(options.initial).flatMap((name) => {
        const message = state.errors[name];
        return message === undefined ? [] : [{ message, fieldId: idOf(name) }];
      }),
    ],
  };
}
