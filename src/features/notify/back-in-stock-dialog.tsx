import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { emailAddress } from '#shopper/forms/fields.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { notifyWording as words } from '#wording/notify.ts';
import { formWording } from '#wording/form.ts';
import { partWording } from '#wording/ui.ts';

const EmailForm = z.object({ email: emailAddress(words.enterEmail, formWording.tooLong) });

/** Asks a guest for an email address; an error from `onAsk` is shown in the form. */
export function BackInStockDialog({
  shortName,
  isOpen,
  onClose,
  onAsk,
}: {
  readonly shortName: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAsk: (email: string) => Promise<unknown>;
}) {
  const form = useForm({
    schema: EmailForm,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      await onAsk(email);
    },
    explain: explainFailure(formWording),
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={partWording.close}>
      <Form onSubmit={form.submit}>
        <p>{words.text(shortName)}</p>
        <TextField label={words.email} {...form.field('email')} type="email" autoComplete="email" />
        <Button type="submit" tone="primary" isPending={form.isSubmitting}>
          {words.send}
        </Button>
      </Form>
    </Dialog>
  );
}
