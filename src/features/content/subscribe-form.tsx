import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import { emailAddress } from '#shopper/forms/fields.ts';
import type { ChangeResult } from '#shopper/shop-journal.ts';
import { useShop } from '#shopper/shop.tsx';
import { useEndSoFar } from '#shopper/waiting/use-end-so-far.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { contentWording as words } from '#wording/content.ts';
import { formWording } from '#wording/form.ts';
import { doneOrSaved } from '#wording/waiting.ts';
import './page-blocks.css';

const EmailForm = z.object({ email: emailAddress(words.enterEmail, formWording.tooLong) });

/** Calls `onHydrated` once the form has listeners, and has what was typed before it had them. */
export function SubscribeForm({ onHydrated }: { readonly onHydrated: () => void }) {
  const shop = useShop();
  const [end, setEnd] = useState<ChangeResult | null>(null);
  const endSoFar = useEndSoFar(end);
  const subscribe = useMutation({
    meta: { isFailureShown: true },
    mutationFn: (email: string) => shop.journal.make({ name: 'subscribe', input: { email, isSubscribed: true } }),
  });
  const form = useForm({
    schema: EmailForm,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      setEnd(await subscribe.mutateAsync(email));
    },
    explain: explainFailure(formWording),
  });
  const start = useEffectEvent(() => {
    const { id, onChange } = form.field('email');
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement && control.value !== '') onChange(control.value);
    onHydrated();
  });
  useEffect(() => start(), []);
  if (endSoFar !== null) {
    return <p role="status">{doneOrSaved(endSoFar, words.subscribed)}</p>;
  }
  const field = form.field('email');
  return (
    <Form className="subscribe" onSubmit={form.submit}>
      <TextField
        label={words.subscribeEmail}
        {...field}
        error={field.error ?? form.formErrors[0]}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Button type="submit" isPending={form.isSubmitting}>
        {words.subscribeAction}
      </Button>
    </Form>
  );
}
