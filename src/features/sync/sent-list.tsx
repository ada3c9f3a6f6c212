import { useShownSku } from '#shopper/shown/sku.ts';
import { Row, RowList } from '#ui/row-list.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { clockTime, syncWording as words } from '#wording/sync.ts';
import { codeOf, describeChange } from './describe-change.ts';
import type { SentChange } from './use-finished.ts';

/** What the store has accepted today. */
export function SentList({ finished, now }: { readonly finished: readonly SentChange[]; readonly now: number }) {
  const shownSku = useShownSku();
  const today = new Date(now).toDateString();
  const sent = finished.filter(({ at }) => new Date(at).toDateString() === today);
  return (
    <section aria-labelledby="sync-sent-title">
      <SectionHead id="sync-sent-title" title={words.sentTitle} />
      {sent.length === 0 ? (
        <p className="sync-none">{words.noneSent}</p>
      ) : (
        <RowList label={words.sentTitle}>
          {sent.map(({ id, change, at }) => (
            <Row
              key={id}
              title={describeChange(change)}
              code={shownSku(codeOf(change))}
              endNote={words.sent(clockTime(at))}
            />
          ))}
        </RowList>
      )}
    </section>
  );
}
