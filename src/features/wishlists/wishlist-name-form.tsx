import { explainFailure } from '#api/explain.ts';
import * as z from 'zod/mini';
import { maxListNameLength } from '#contract/primitives.ts';
import { filledText } from '#shopper/forms/fields.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { formWording } from '#wording/form.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { type NamedList, namesake } from './namesake.ts';
import { useAllLists } from './use-lists.ts';

const listName = filledText(words.enterName, words.longName, maxListNameLength);

/** Every name but those of the shopper's other lists: nothing else tells two lists apart. */
const nameForm = (others: readonly NamedList[]) =>
  z.object({
    name: listName.check(
      z.refine((name) => namesake(others, name) === undefined, {
        error: ({ input }) => words.takenName(String(input)),
      }),
    ),
  });

const focusIt = (field: HTMLInputElement | null) => field?.focus();

/** A field for the name of a list, with a save button. One that can be cancelled was opened by a press, and takes the focus. */
export function WishlistNameForm({
  initial = '',
  renamedId,
  submitLabel,
  onSubmit,
  onCancel,
}: {
  readonly initial?: string;
  /** The list that gets the name; it may keep its own. */
  readonly renamedId?: string;
  readonly submitLabel: string;
  readonly onSubmit: (name: string) => Promise<void>;
  readonly onCancel?: () => void;
}) {
  const { lists = [] } = useAllLists();
  const form = useForm({
    schema: nameForm(lists.filter(({ id }) => id !== renamedId)),
    initial: { name: initial },
    onSubmit: async ({ name }, sent) => {
      await onSubmit(name);
      form.clear(sent);
    },
    explain: explainFailure(formWording),
  });
  const field = form.field('name');
  return (
    <Form worksOffline className="wishlist-name" onSubmit={form.submit}>
      <TextField
        label={words.name}
        {...field}
        error={field.error ?? form.formErrors[0]}
        autoComplete="off"
        {...(onCancel === undefined ? {} : { ref: focusIt })}
        end={
          <>
            <Button type="submit" isPending={form.isSubmitting}>
              {submitLabel}
            </Button>
            {onCancel === undefined ? null : (
              <Button tone="quiet" onClick={onCancel}>
                {formWording.cancel}
              </Button>
            )}
          </>
        }
      />
    </Form>
  );
}
