import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { WantedPieces } from '#offline/commands/trail.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { useShownSku } from '#shopper/shown/sku.ts';
import { Button } from '#ui/button.tsx';
import { syncWording as words } from '#wording/sync.ts';
import { type CheckFacts, checkOf } from './check-options.ts';
import { codeOf, describeChange } from './describe-change.ts';
import { QuantityEdit } from './quantity-edit.tsx';
import { Origin } from './send-row.tsx';
import type { useChangeActions } from './use-change-actions.ts';

/** The button that requests an email when more arrives; `onRequested` drops the change, which the request replaces. */
export type WaitAction = (wanted: WantedPieces, onRequested: () => void) => ReactNode;

/** A change that needs a decision: what happened to it, and the options, each named by its result. */
export function CheckRow({
  change,
  facts,
  actions,
  waitOf,
}: {
  readonly change: WaitingChange;
  readonly facts: CheckFacts;
  readonly actions: ReturnType<typeof useChangeActions>;
  readonly waitOf: WaitAction;
}) {
  const what = describeChange(change);
  const { message, note, options, wanted, chooseOn } = checkOf(change, facts);
  const shownSku = useShownSku();
  const code = shownSku(codeOf(change));
  return (
    <li className="sync-check-row">
      <div>
        <b>{what}</b>
        {code === null ? null : <span className="code sync-code">{code}</span>}
        <p>
          {message} {note}
        </p>
        <p className="sync-origin">
          <Origin change={change} now={facts.now} />
        </p>
      </div>
      <div className="sync-actions">
        {wanted === undefined ? null : waitOf(wanted, () => void actions.replace(change))}
        {chooseOn === undefined ? null : (
          <Link
            to="/store/product/$product"
            params={{ product: chooseOn }}
            className="btn"
            data-tone="primary"
            data-size="small"
            aria-label={words.of(words.chooseOptions, what)}
          >
            {words.chooseOptions}
          </Link>
        )}
        {options.map(({ action, label }, at) => (
          <Button
            key={label}
            size="small"
            tone={at === 0 && action !== 'discard' ? 'primary' : 'plain'}
            aria-label={words.of(label, what)}
            onClick={() => void actions.settle(change, action)}
          >
            {label}
          </Button>
        ))}
        {chooseOn === undefined ? (
          <QuantityEdit change={change} actions={actions} saveLabel={words.sendQuantity} />
        ) : null}
      </div>
    </li>
  );
}
