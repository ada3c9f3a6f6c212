import { useRef, useState } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { AppliedDiscount } from '#contract/basket.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Form } from '#ui/form/form.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { Tag, TagList } from '#ui/tag.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formWording } from '#wording/form.ts';
import { dismissRefusal, sayNotTaken, sayRefusal, saySaved } from './checkout-toasts.ts';
import { useAddDiscountCode, useRemoveDiscountCode } from './discount-writes.ts';
import './discount-code.css';

/** The applied codes, and a field for another behind a disclosure. */
export function DiscountCode({ codes }: { readonly codes: readonly AppliedDiscount[] }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const add = useAddDiscountCode();
  const remove = useRemoveDiscountCode();

  const apply = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const typed = code.trim();
    if (typed === '') {
      setError(words.enterDiscount);
      // Screen readers read the message with the field.
      return field.current?.focus();
    }
    setError(undefined);
    return add.mutate(typed, {
      onSuccess: () => {
        setCode('');
        dismissRefusal('code');
      },
      onError: (failure) => {
        setError(firstMessageOf(failure) ?? formWording.storeSilent);
        sayRefusal('code', failure);
      },
    });
  };
  const removeCode = (applied: string) =>
    remove.mutate(applied, {
      onSuccess: () => saySaved('code', words.saved.discountRemoved),
      onError: (failure) => sayNotTaken('code', failure),
    });

  return (
    <div
      ref={keepFocus}
      className="discount-code"
      role="group"
      aria-label={words.discounts}
      tabIndex={-1}
      data-print="hide"
    >
      {codes.length === 0 ? null : (
        <TagList label={words.discountCode}>
          {codes.map(({ code: applied }) => (
            <Tag key={applied} removeLabel={words.removeDiscount(applied)} onRemove={() => removeCode(applied)}>
              <span className="code">{applied}</span>
            </Tag>
          ))}
        </TagList>
      )}
      <Disclosure summary={words.discountPrompt}>
        <Form onSubmit={apply}>
          <TextField
            ref={field}
            label={words.discountCode}
            value={code}
            onChange={(text) => {
              setCode(text);
              setError(undefined);
              dismissRefusal('code');
            }}
            error={error}
            isCode
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            end={
              <Button type="submit" isPending={add.isPending}>
                {words.applyDiscount}
              </Button>
            }
          />
        </Form>
      </Disclosure>
    </div>
  );
}
