import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PaymentMarks, SocialLinks } from '#ui/brand/brand-marks.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button, IconButton } from './button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog, Sheet } from '#ui/dialog/dialog.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import { XIcon } from './icons.tsx';
import { LiveRegions } from './live-regions.tsx';
import { Meter } from './meter.tsx';
import { Notice } from './notice.tsx';
import { Pagination, type PageLinkProps } from './pagination.tsx';
import { PencilMark } from './pencil-mark.tsx';
import { Picture } from './picture.tsx';
import { QuantityBox } from './quantity-box.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { Row, RowList } from './row-list.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { StockMark } from './stock-mark.tsx';
import { Table } from './table.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ToastRegion } from '#ui/toast/toast-region.tsx';
import { useForm } from '#ui/form/use-form.ts';

const html = (part: ReactNode) => renderToStaticMarkup(part);
const nothing = () => undefined;

test('a button is of the type button unless another is set, and says when it is busy without being disabled', () => {
  expect(html(<Button>Save</Button>)).toContain('type="button"');
  const busy = html(
    <Button type="submit" isPending>
      Save
    </Button>,
  );
  expect(busy).toContain('type="submit"');
  expect(busy).toContain('aria-disabled="true"');
  expect(busy).not.toContain(' disabled');
  expect(html(<IconButton label="Close" icon={<XIcon />} />)).toContain('aria-label="Close"');
});

test('a field is tied to its label, hint and error', () => {
  const field = html(
    <TextField
      id="postcode"
      label="Postcode"
      hint="As on the letter"
      error="Enter a postcode"
      value=""
      onChange={nothing}
    />,
  );
  expect(field).toContain('<label class="field-label" for="postcode">Postcode</label>');
  expect(field).toContain('aria-describedby="postcode-hint postcode-error"');
  expect(field).toMatch(/id="postcode-hint"[^>]*>As on the letter/);
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('<p class="field-error" id="postcode-error">Enter a postcode</p>');
});

test('a group of radios is a fieldset with its legend, and its first radio carries the id that a summary links to', () => {
  const group = html(
    <RadioGroup
      id="pay"
      label="How to pay"
      value="b"
      onChange={nothing}
      options={['a', 'b'].map((value) => ({ value, label: value }))}
    />,
  );
  expect(group).toMatch(/<fieldset[^>]*>\s*<legend/);
  expect(group).toMatch(/<input type="radio" id="pay"[^>]*value="a"/);
  expect(group).toMatch(/id="pay-1"[^>]*checked=""[^>]*value="b"/);
});

test('a form shows nothing wrong at first and gives every part its name, value and id', () => {
  function Contact() {
    const form = useForm({
      schema: z.object({ email: z.string(), isNews: z.boolean() }),
      initial: { email: 'sam@example.com', isNews: true },
      onSubmit: nothing,
    });
    return (
      <Form onSubmit={form.submit}>
        <ErrorSummary title="There is a problem" titlePrefix="Error: " items={form.summary} attempt={form.attempt} />
        <TextField label="Email" {...form.field('email')} />
        <Checkbox label="News" {...form.tick('isNews')} />
      </Form>
    );
  }
  const form = html(<Contact />);
  expect(form).toContain('noValidate=""');
  expect(form).not.toContain('There is a problem');
  expect(form).toContain('name="email" value="sam@example.com"');
  expect(form).toMatch(/name="isNews"[^>]*checked/);
  expect(form).toMatch(/ for="([^"]+)">Email<\/label><input id="\1"/);
  expect(form).toMatch(/<input id="[^"]+isNews"/);
});

test('a summary links to each field and shows the form’s own errors as text', () => {
  const summary = html(
    <ErrorSummary
      title="There is a problem"
      titlePrefix="Error: "
      attempt={1}
      items={[{ message: 'The address was not saved.' }, { message: 'Enter a postcode', fieldId: 'postcode' }]}
    />,
  );
  expect(summary).toContain('<li>The address was not saved.</li>');
  expect(summary).toContain('<a href="#postcode">Enter a postcode</a>');
});

test('a quantity is a text box with a numeric keypad, and its buttons are named by row', () => {
  const box = html(
    <QuantityBox
      label="Quantity, FX-1"
      fewerLabel="Fewer, FX-1"
      moreLabel="More, FX-1"
      value={12}
      onCommit={nothing}
    />,
  );
  expect(box).toContain('type="text"');
  expect(box).toContain('inputMode="numeric"');
  expect(box).toContain('aria-label="Quantity, FX-1"');
  expect(box).toContain('aria-label="Fewer, FX-1"');
  expect(box).toContain('aria-label="More, FX-1"');
  expect(box).toContain('value="12"');
});

test('stock is a word as well as a colour', () => {
  const mark = html(<StockMark level="low" label="Low" detail="6 left" />);
  expect(mark).toContain('data-level="low"');
  expect(mark).toContain('>Low<');
});

test('a table has its caption before anything runs, and is no stop for the keyboard until it must scroll', () => {
  const table = html(<Table caption="Sizes" />);
  expect(table).toContain('<caption class="vh">Sizes</caption>');
  expect(table).not.toMatch(/tabindex/i);
});

test('a row says its state in an attribute, not in colour alone', () => {
  const list = html(
    <RowList label="Lines">
      <Row title="Hex nut" isMarked state="pending" />
    </RowList>,
  );
  expect(list).toContain('aria-label="Lines"');
  expect(list).toContain('data-marked="true" data-state="pending"');
});

test('a picture reserves its space, and only the main one is fetched at once', () => {
  const lazy = html(<Picture src="/a.avif" alt="Bolt" width={400} height={300} />);
  expect(lazy).toContain('width="400" height="300"');
  expect(lazy).toContain('loading="lazy"');
  const main = html(<Picture src="/a.avif" alt="Bolt" width={400} height={300} isPriority />);
  expect(main).toContain('loading="eager"');
  expect(main).toContain('fetchPriority="high"');
});

const pagination = {
  label: 'Pages',
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page: number) => `Page ${page}`,
  renderLink: (page: number, { children, activeOptions: _activeOptions, ...link }: PageLinkProps) => (
    <a key={page} href={`?page=${page}`} {...link}>
      {children}
    </a>
  ),
};

test('links of a pagination know the current page; one page needs none', () => {
  expect(html(<Pagination {...pagination} page={2} pageCount={3} />)).toMatch(
    /aria-label="Page 2" aria-current="page"/,
  );
  expect(html(<Pagination {...pagination} page={1} pageCount={1} />)).toBe('');
});

test('the steps of a pagination are named after their word and the page that they lead to', () => {
  const shown = html(<Pagination {...pagination} page={2} pageCount={9} />);
  expect(shown).toMatch(/rel="prev"[^>]*aria-label="Previous, Page 1"/);
  expect(shown).toMatch(/rel="next"[^>]*aria-label="Next, Page 3"/);
});

test('breadcrumbs end with the page itself', () => {
  expect(
    html(
      <Breadcrumbs
        label="Breadcrumb"
        links={[
          <a key="store" href="/store">
            Store
          </a>,
        ]}
        current="Hex bolts"
      />,
    ),
  ).toContain('<li aria-current="page">Hex bolts</li>');
});

test('a meter never shows more than there is', () => {
  expect(html(<Meter label="Minimum order" value={900} max={250} />)).toMatch(/value="250"[\s\S]*scaleX\(1\)/);
  expect(html(<Meter label="Nothing" value={1} max={0} />)).toContain('scaleX(0)');
});

test('the footer’s marks carry their names [SH-07]', () => {
  const marks = html(<PaymentMarks label="Ways to pay" />);
  for (const name of ['Visa', 'Mastercard', 'PayPal', 'American Express', 'Diners Club']) expect(marks).toContain(name);
  const places = ['instagram', 'tiktok', 'facebook', 'youtube'] as const;
  const links = html(
    <SocialLinks label="Follow us" links={places.map((place) => ({ place, href: `https://example.com/${place}` }))} />,
  );
  for (const name of ['Instagram', 'TikTok', 'Facebook', 'YouTube']) expect(links).toContain(name);
});

test('on the server dialogs are nothing and the way back to the top is hidden; the regions for messages are there', () => {
  expect(html(<Dialog isOpen={false} onClose={nothing} title="Lists" closeLabel="Close" />)).toBe('');
  expect(html(<Sheet isOpen={false} onClose={nothing} title="Filters" closeLabel="Close" />)).toBe('');
  expect(html(<ConfirmDialog acceptLabel="Yes" rejectLabel="Cancel" closeLabel="Close" />)).toBe('');
  expect(html(<ScrollToTop label="Back to top" />)).toContain('hidden=""');
  expect(html(<ToastRegion label="Messages" dismissLabel="Dismiss" />)).toContain('aria-label="Messages"');
  expect(html(<LiveRegions />)).toContain('aria-live="polite"');
});

test('a notice has a heading of the level it is given', () => {
  expect(
    html(
      <Notice tone="warning" title="Check 2 lines" level={3}>
        Words
      </Notice>,
    ),
  ).toContain('<h3 class="notice-title">Check 2 lines</h3>');
});

test('what is not final has a drawing that screen readers skip, and words', () => {
  for (const state of ['waiting', 'sending', 'unsure'] as const) {
    const mark = html(<PencilMark state={state}>Not sent yet</PencilMark>);
    expect(mark).toContain(`data-state="${state}"`);
    expect(mark).toContain('aria-hidden="true"');
    expect(mark).toContain('<span>Not sent yet</span>');
  }
});
