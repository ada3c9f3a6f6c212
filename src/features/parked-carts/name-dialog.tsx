import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { maxReferenceLength } from '#contract/primitives.ts';
import { filledText } from '#shopper/forms/fields.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { parkedWording as words } from '#wording/parked.ts';

const NameFields = z.object({
  name: filledText(words.enterName, formWording.tooLong, maxReferenceLength),
});

interface NameDialogProps {
  readonly title: string;
  readonly text: string;
  readonly nameLabel: string;
  readonly submitLabel: string;
  /** Alternatives to parking, shown beside it. */
  readonly others?: ReactNode;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the name under which to park the cart. */
export function NameDialog({ title, text, nameLabel, submitLabel, others, onName, onClose }: NameDialogProps) {
  const form = useForm({
    schema: NameFields,
    initial: { name: '' },
    onSubmit: async ({ name }) => {
      await onName(name);
    },
    explain: explainFailure(formWording),
  });
  const field = form.field('name');
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={words.close}>
      <Form worksOffline className="parked-form" onSubmit={form.submit}>
        <p>{text}</p>
        <TextField
          label={nameLabel}
          hint={words.nameHint}
          {...field}
          error={field.error ?? form.formErrors[0]}
          autoComplete="off"
        />
        <div className="parked-actions">
          <Button type="submit" tone="primary" isPending={form.isSubmitting}>
            {submitLabel}
          </Button>
          {others}
          <Button tone="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
