import type { OrderLine } from '#contract/order.ts';
import type { ReturnReason, ReturnResolution } from '#contract/order-return.ts';
import { useNameWithSku } from '#shopper/shown/sku.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { returnWording as words } from '#wording/return.ts';
import { returnable, returnLineName, type ReturnValues } from './return-values.ts';

type ReturnForm = Pick<ReturnType<typeof useForm<ReturnValues, unknown>>, 'field' | 'tick' | 'values'>;

/** A returnable line; ticking it shows quantity, reason and resolution. */
export function ReturnLineFields({
  line,
  form,
  reasons,
  resolutions,
}: {
  readonly line: OrderLine;
  readonly form: ReturnForm;
  readonly reasons: readonly ReturnReason[];
  readonly resolutions: readonly ReturnResolution[];
}) {
  const nameWithSku = useNameWithSku();
  const { lineItemId: id } = line;
  const tick = `tick:${id}` as const;
  const isTicked = form.values[tick] === true;
  const reason = reasons.find((one) => one.id === form.values[`reason:${id}`]);
  return (
    <fieldset className="return-line" data-ticked={isTicked || undefined}>
      <legend className="vh">{returnLineName(line)}</legend>
      <Checkbox
        {...form.tick(tick)}
        label={nameWithSku(returnLineName(line), line.sku)}
        hint={words.canReturn(returnable(line))}
      />
      {isTicked ? (
        <div className="return-line-fields">
          <TextField
            label={words.howMany}
            {...form.field(`quantity:${id}`)}
            inputMode="numeric"
            autoComplete="off"
            width="short"
          />
          <SelectField
            label={words.reason}
            {...form.field(`reason:${id}`)}
            placeholder={words.chooseReason}
            options={reasons.map((one) => ({ value: one.id, label: one.name }))}
          />
          <SelectField
            label={words.resolution}
            {...form.field(`resolution:${id}`)}
            placeholder={words.chooseResolution}
            options={resolutions.map((one) => ({ value: one.id, label: one.name }))}
          />
          <TextArea
            label={words.comment}
            {...(reason?.requiresComment === true ? {} : { note: formWording.optional })}
            {...form.field(`comment:${id}`)}
            rows={2}
          />
        </div>
      ) : null}
    </fieldset>
  );
}
