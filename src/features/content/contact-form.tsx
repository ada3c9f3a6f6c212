import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { isRefused } from '#api/api-error.ts';
import { explainFailure } from '#api/explain.ts';
import { type ContactMessage, ContactTopic } from '#contract/contact.ts';
import { maxLineLength, maxMessageLength } from '#contract/primitives.ts';
import { emailAddress, filledText } from '#shopper/forms/fields.ts';
import type { ChangeResult } from '#shopper/shop-journal.ts';
import { useShop } from '#shopper/shop.tsx';
import { useEndSoFar } from '#shopper/waiting/use-end-so-far.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { Notice } from '#ui/notice.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { contactWording as words } from '#wording/contact.ts';
import { formWording } from '#wording/form.ts';
import { doneOrSaved } from '#wording/waiting.ts';
import {
  clearContactDraft,
  contactFields,
  type ContactValues,
  emptyContact,
  readContactDraft,
  saveContactDraft,
} from './contact-draft.ts';
import './page-blocks.css';

const Contact = z.object({
  topic: z.enum(ContactTopic.options, words.chooseTopic),
  name: filledText(words.enterName, formWording.tooLong),
  email: emailAddress(words.enterEmail, formWording.tooLong),
  orderNumber: z.string().check(z.trim(), z.maxLength(maxLineLength, formWording.tooLong(maxLineLength))),
  message: filledText(words.enterMessage, formWording.tooLong, maxMessageLength),
});

const isSame = (one: ContactValues, other: ContactValues): boolean =>
  contactFields.every((name) => one[name] === other[name]);

const topics = ContactTopic.options.map((value) => ({ value, label: words.topics[value] }));

/** A mailto link with the same message, as an alternative to the form. */
const mailAddress = (to: string, { topic, name, orderNumber, message }: ContactValues): string => {
  const subject = [topic, orderNumber].filter((part) => part !== '').join(' ');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${message}\n\n${name}`)}`;
};

/**
 * The contact form, prefilled with the shopper's name and email address if known. Without a connection the message waits on the
 * device; a draft is kept until the shopper submits it.
 */
export function ContactForm({
  to,
  sender,
}: {
  readonly to: string;
  readonly sender?: Pick<ContactValues, 'name' | 'email'> | undefined;
}) {
  const shop = useShop();
  const [end, setEnd] = useState<ChangeResult | null>(null);
  const endSoFar = useEndSoFar(end);
  const notice = useRef<HTMLDivElement>(null);
  // The notice is above the form and the pressed button below it: on a phone the shopper would not see that it was sent.
  useEffect(() => {
    if (end !== null) notice.current?.focus();
  }, [end]);
  const [isUnknownHere, setUnknownHere] = useState(false);
  const send = useMutation({
    meta: { isFailureShown: true },
    mutationFn: (input: ContactMessage) => shop.journal.make({ name: 'send-message', input }),
  });
  const form = useForm<ContactValues, z.infer<typeof Contact>>({
    schema: Contact,
    initial: emptyContact,
    onSubmit: async (values, sent) => {
      const done = await send.mutateAsync(values);
      clearContactDraft();
      form.clear(sent, { ...emptyContact, ...sender });
      setEnd(done);
    },
    explain: (failure) => {
      // The store doesn't implement this call.
      if (isRefused(failure) && (failure.status === 404 || failure.status === 405)) setUnknownHere(true);
      return explainFailure(formWording)(failure);
    },
  });
  const { values, reset } = form;
  const isRestored = useRef(false);
  const isSenderPut = useRef(false);
  useEffect(() => {
    // In an effect, not while rendering: the host knows neither the draft nor the shopper.
    const next = { ...values };
    if (!isRestored.current && isSame(values, emptyContact)) Object.assign(next, readContactDraft(shop.audience));
    isRestored.current = true;
    if (sender !== undefined && !isSenderPut.current) {
      isSenderPut.current = true;
      if (next.name === '' && next.email === '') Object.assign(next, sender);
    }
    if (!isSame(next, values)) reset(next);
    else if (!isSame(values, { ...emptyContact, ...sender })) saveContactDraft(shop.audience, values);
  }, [shop.audience, sender, values, reset]);

  return (
    <section>
      <SectionHead title={words.title} />
      {endSoFar === null ? null : (
        <Notice ref={notice} tabIndex={-1} title={endSoFar.type === 'sent' ? words.sent : words.waits} level={3}>
          <p>{doneOrSaved(endSoFar, words.sentText)}</p>
        </Notice>
      )}
      <Form worksOffline onSubmit={form.submit} className="form measure contact-form">
        <ErrorSummary
          title={formWording.problem}
          titlePrefix={formWording.titlePrefix}
          items={form.summary}
          attempt={form.attempt}
        />
        <SelectField label={words.topic} {...form.field('topic')} options={topics} placeholder={words.choose} />
        <TextField label={words.name} {...form.field('name')} autoComplete="name" />
        <TextField label={words.email} {...form.field('email')} type="email" inputMode="email" autoComplete="email" />
        <TextField label={words.orderNumber} {...form.field('orderNumber')} note={formWording.optional} />
        <TextArea label={words.message} {...form.field('message')} rows={6} />
        <Button type="submit" tone="primary" isPending={form.isSubmitting}>
          {words.send}
        </Button>
        <p className="muted">
          {isUnknownHere ? words.notFromHere : words.orByMail} <a href={mailAddress(to, values)}>{words.openMail}</a>
        </p>
      </Form>
    </section>
  );
}
