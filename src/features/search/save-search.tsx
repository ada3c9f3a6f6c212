import { useState } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { filledText } from '#shopper/forms/fields.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { formWording } from '#wording/form.ts';
import { savedSearchWording as words } from '#wording/saved-search.ts';
import { maxNameLength, sameSearch, type Sought, suggestedName } from './saved-searches.ts';
import { useSavedSearches } from './use-saved-searches.ts';
import './saved-search.css';

/** Saves the search that a list shows under a name; if it is saved already, shows the name and lets the shopper change it. */
export function SaveSearch({ sought, titleOf }: { readonly sought: Sought; readonly titleOf: () => string }) {
  const { searches } = useSavedSearches();
  const [initial, setInitial] = useState<string | null>(null);
  const saved = sameSearch(searches, sought);
  return (
    <>
      <Button onClick={() => setInitial(saved?.name ?? suggestedName(titleOf(), sought))}>
        {saved === undefined ? words.save : words.savedAs(saved.name)}
      </Button>
      <Dialog isOpen={initial !== null} onClose={() => setInitial(null)} title={words.save} closeLabel={words.close}>
        {initial === null ? null : (
          <NameForm sought={sought} initial={initial} isSaved={saved !== undefined} onDone={() => setInitial(null)} />
        )}
      </Dialog>
    </>
  );
}

const Named = z.object({
  name: filledText(words.enterName, words.longName, maxNameLength),
});

interface NameFormProps {
  readonly sought: Sought;
  readonly initial: string;
  readonly isSaved: boolean;
  readonly onDone: () => void;
}

function NameForm({ sought, initial, isSaved, onDone }: NameFormProps) {
  const { save, remove } = useSavedSearches();
  const form = useForm({
    schema: Named,
    initial: { name: initial },
    onSubmit: ({ name }) => {
      if (save({ ...sought, name })) showToast({ tone: 'success', text: words.saved(name) });
      onDone();
      return Promise.resolve();
    },
    explain: explainFailure(formWording),
  });
  return (
    <Form worksOffline className="save-search-form" onSubmit={form.submit}>
      <TextField label={words.name} {...form.field('name')} autoComplete="off" />
      <div className="save-search-actions">
        <Button type="submit" tone="primary">
          {words.submit}
        </Button>
        {isSaved ? (
          <Button
            onClick={() => {
              remove({ ...sought, name: initial });
              onDone();
            }}
          >
            {words.remove}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
