import type { WaitingChange } from '#offline/journal/waiting.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { syncWording as words } from '#wording/sync.ts';
import type { CheckFacts } from './check-options.ts';
import { CheckRow, type WaitAction } from './check-row.tsx';
import { useChangeActions } from './use-change-actions.ts';

/** Changes that need a decision. */
export function CheckList({
  changes,
  facts,
  waitOf,
}: {
  readonly changes: readonly WaitingChange[];
  readonly facts: CheckFacts;
  readonly waitOf: WaitAction;
}) {
  const actions = useChangeActions();
  return (
    <section ref={keepFocus} className="sync-check" tabIndex={-1} aria-labelledby="sync-check-title">
      <h2 id="sync-check-title">{words.checkTitle}</h2>
      <ul>
        {changes.map((change) => (
          <CheckRow key={change.entry.id} change={change} facts={facts} actions={actions} waitOf={waitOf} />
        ))}
      </ul>
    </section>
  );
}
