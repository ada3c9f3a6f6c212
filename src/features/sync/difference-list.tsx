import { firstMessageOf } from '#api/api-error.ts';
import type { Difference } from '#offline/journal/difference.ts';
import { useShop } from '#shopper/shop.tsx';
import { useNotes } from '#shopper/use-waiting.ts';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { differenceName, differenceText, differenceWording as words } from '#wording/difference.ts';
import './difference-list.css';

/** The correct quantity, and the current one. */
const correctionOf = ({ type, asked, got }: Difference) =>
  type === 'twice' ? { quantity: got - asked, from: got } : { quantity: got, from: asked };

const always = (): boolean => true;

/** Differences between what was asked for and what the store did, each with a button that dismisses or undoes it. */
export function DifferenceList({ isMeant = always }: { readonly isMeant?: (difference: Difference) => boolean }) {
  const { journal } = useShop();
  const notes = useNotes();
  const differences = notes?.differences.filter(isMeant) ?? [];
  if (notes === null || differences.length === 0) return null;
  const dismiss = async ({ id }: Difference): Promise<void> => {
    await notes.acknowledge([id]);
  };
  const undo = async (one: Difference): Promise<void> => {
    const { line, item } = one;
    const { quantity, from } = correctionOf(one);
    const called = { name: differenceName(one), sku: null };
    await dismiss(one);
    if (line !== null) await journal.make({ name: 'set-quantity', input: { line, quantity, called, from } });
    else if (item !== undefined) {
      await journal.make({ name: 'set-item', input: { ...item, quantity, called, from } });
    }
  };
  const complain = (error: unknown): void => {
    showToast({ tone: 'error', text: firstMessageOf(error) ?? words.notUndone });
  };
  return (
    <section ref={keepFocus} className="differences" tabIndex={-1} aria-labelledby="differences-title">
      <h2 id="differences-title">{words.title}</h2>
      <ul>
        {differences.map((one) => (
          <li key={one.id}>
            <p>{differenceText(one)}</p>
            <div className="differences-actions">
              {one.type === 'twice' ? (
                <Button
                  aria-label={words.changeToFor(differenceName(one), correctionOf(one).quantity)}
                  onClick={() => void undo(one).catch(complain)}
                >
                  {words.changeTo(correctionOf(one).quantity)}
                </Button>
              ) : null}
              {one.type === 'elsewhere' ? (
                <Button
                  aria-label={words.undoFor(differenceName(one), one.got)}
                  onClick={() => void undo(one).catch(complain)}
                >
                  {words.undo}
                </Button>
              ) : null}
              <Button
                aria-label={words.okFor(differenceName(one))}
                onClick={() => void dismiss(one).catch(reportError)}
              >
                {words.ok}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
