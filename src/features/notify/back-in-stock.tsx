import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { explainFailure } from '#api/explain.ts';
import type { Variant } from '#contract/product.ts';
import { requestBackInStock } from '#contract/shopper-trail.ts';
import { useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast-state.ts';
import { useForm } from '#ui/use-form.ts';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { formWording } from '#wording/form.ts';
import { partWording } from '#wording/ui.ts';

const EmailForm = z.object({ email: z.string().check(z.trim(), z.email(words.enterEmail)) });

/** "Tell me when it's back": a shopper is known, a guest is asked where to write to. */
export function BackInStock({ variant }: { readonly variant: Pick<Variant, 'id' | 'sku'> }) {
  const shop = useShop();
  const [isOpen, setOpen] = useState(false);
  const ask = useMutation({
    meta: { isFailureShown: !shop.isSignedIn },
    mutationFn: (email: string | null) =>
      shop.api.call(
        requestBackInStock,
        { body: { productVariantId: variant.id, ...(email === null ? {} : { email }) } },
        writeOptions(shop),
      ),
    onSuccess: () => {
      setOpen(false);
      showToast({ tone: 'success', text: words.tellMeDone });
    },
  });
  const form = useForm({
    schema: EmailForm,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      await ask.mutateAsync(email);
    },
    explain: explainFailure(formWording.storeSilent),
  });
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        isPending={ask.isPending}
        aria-label={words.tellMeRow(variant.sku)}
        onClick={() => (shop.isSignedIn ? ask.mutate(null) : setOpen(true))}
      >
        {words.tellMe}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.tellMeTitle} closeLabel={partWording.close}>
        <Form onSubmit={form.submit}>
          <p>{words.tellMeText(variant.sku)}</p>
          <TextField label={words.email} {...form.field('email')} type="email" autoComplete="email" />
          <Button type="submit" tone="primary" isPending={form.isSubmitting}>
            {words.send}
          </Button>
        </Form>
      </Dialog>
    </>
  );
}
