/** Form values: text for fields, booleans for checkboxes. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The field names of a form. */
export type FieldName<Values> = Extract<keyof Values, string>;

/** One message per invalid field. */
export type FieldErrors = Readonly<Record<string, string>>;

type Issue = {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
};
type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: ReadonlyArray<Issue> };

/** The synchronous part of Standard Schema that forms use; zod schemas implement it. */
export type FormSchema<Output> = {
  readonly '~standard': { readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>> };
};

/** The state of a form; `attempt` counts failed submits, so that the summary knows when to take the focus. */
export type FormState<Values extends FormValues> = {
  readonly values: Values;
  readonly errors: FieldErrors;
  readonly formErrors: readonly string[];
  readonly attempt: number;
  readonly isSubmitting: boolean;
};

/** A server's refusal: each of `details` may name a field, `messages` belong to the whole form. */
export type Refusal = {
  readonly details?:
    | ReadonlyArray<{ readonly message: string; readonly field?: string | null | undefined }>
    | undefined;
  readonly messages?: readonly string[] | undefined;
};

/** The initial form state. */
export function freshForm<Values extends FormValues>(values: Values): FormState<Values> {
  return { values, errors: {}, formErrors: [], attempt: 0, isSubmitting: false };
}

/** The state once `sent` has been saved: fields that still say it take the value in `next`, what was typed since stays. */
export function clearedOf<Values extends FormValues>(
  state: FormState<Values>,
  sent: Values,
  next: Values,
): FormState<Values> {
  const typedSince = Object.entries(state.values).filter(([name, value]) => value !== sent[name]);
  return freshForm({ ...next, ...Object.fromEntries(typedSince) });
}

function isFieldOf(values: FormValues, name: string): boolean {
  return Object.hasOwn(values, name);
}

function lastName(path: Issue['path']): string {
  const last = path?.at(-1);
  return String(typeof last === 'object' ? last.key : (last ?? ''));
}

/** Parsed values, or errors. */
export type Checked<Output> =
  | { readonly isRight: true; readonly output: Output }
  | { readonly isRight: false; readonly errors: FieldErrors; readonly formErrors: readonly string[] };

/** Parses the values, or collects the first message for each invalid field; the rest goes to `formErrors`. */
export function checkForm<Output>(schema: FormSchema<Output>, values: FormValues): Checked<Output> {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise) throw new TypeError('A form needs a schema that answers at once.');
  if (result.issues === undefined) return { isRight: true, output: result.value };
  const errors: Record<string, string> = {};
  const formErrors: string[] = [];
  for (const issue of result.issues) {
    const name = lastName(issue.path);
    if (isFieldOf(values, name)) errors[name] ??= issue.message;
    else formErrors.push(issue.message);
  }
  return { isRight: false, errors, formErrors };
}

/** A value changed: fields with errors are revalidated, others wait for the next submit. */
export function typed<Values extends FormValues>(
  state: FormState<Values>,
  name: string,
  value: string | boolean,
  schema: FormSchema<unknown>,
): FormState<Values> {
  const values = { ...state.values, [name]: value };
  return { ...state, values, errors: stillWrong(values, state.errors, schema) };
}

function stillWrong(values: FormValues, flagged: FieldErrors, schema: FormSchema<unknown>): FieldErrors {
  if (Object.keys(flagged).length === 0) return flagged;
  const checked = checkForm(schema, values);
  if (checked.isRight) return {};
  return Object.fromEntries(Object.entries(checked.errors).filter(([name]) => Object.hasOwn(flagged, name)));
}

/** A field that looks complete lost the focus: validates it, and only it. */
export function checkedOnLeaving<Values extends FormValues>(
  state: FormState<Values>,
  name: string,
  schema: FormSchema<unknown>,
): FormState<Values> {
  const checked = checkForm(schema, state.values);
  const message = checked.isRight ? undefined : checked.errors[name];
  return message === undefined ? state : { ...state, errors: { ...state.errors, [name]: message } };
}

/** A submit failed: keeps every input and counts the attempt. */
export function refused<Values extends FormValues>(
  state: FormState<Values>,
  errors: FieldErrors,
  formErrors: readonly string[],
): FormState<Values> {
  return { ...state, errors, formErrors, attempt: state.attempt + 1, isSubmitting: false };
}

/** Maps a server's refusal to the fields it names: by full name, by `names`, or by the last part of a dotted path. */
export function placeRefusal(
  values: FormValues,
  refusal: Refusal,
  names: Readonly<Record<string, string>> = {},
): { errors: FieldErrors; formErrors: readonly string[] } {
  const errors: Record<string, string> = {};
  const formErrors = [...(refusal.messages ?? [])];
  for (const { field, message } of refusal.details ?? []) {
    const asked = field ?? '';
    const name = names[asked] ?? (isFieldOf(values, asked) ? asked : (asked.split('.').at(-1) ?? ''));
    if (isFieldOf(values, name)) errors[name] ??= message;
    else if (!formErrors.includes(message)) formErrors.push(message);
  }
  return { errors, formErrors };
}
