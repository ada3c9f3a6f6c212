import { useEffect, useRef, type MouseEvent } from 'react';
import { useTitlePrefix } from '#ui/use-title-prefix.ts';
import './error-summary.css';

/**
 * `items` and `attempt` come from `useForm`; `titlePrefix` is prepended to the document title while there is an error.
 */
export type ErrorSummaryProps = {
  title: string;
  titlePrefix: string;
  items: ReadonlyArray<{ message: string; fieldId?: string }>;
  attempt: number;
  /** Below the headings the form stands under. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
};

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  const heading =
    field.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`[for="${CSS.escape(fieldId)}"]`);
  (heading ?? field).scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
}

/** The error summary at the top of a form: takes the focus after each failed submit and links to each field. */
export function ErrorSummary({ title, titlePrefix, items, attempt, heading: Heading = 'h2' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useTitlePrefix(titlePrefix, items.length > 0);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (items.length === 0) return null;
  return (
    <section className="error-summary" ref={box} tabIndex={-1} aria-labelledby="error-summary-title">
      <Heading id="error-summary-title">{title}</Heading>
      <ul>
        {items.map(({ message, fieldId }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
