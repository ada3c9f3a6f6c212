import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { announce } from './announce.ts';
import { focusQuantityBeside } from './quantity-focus.ts';
import {
  anyQuantity,
  readQuantity,
  snapQuantity,
  stepQuantity,
  type QuantityChange,
  type QuantityRule,
} from './quantity-rule.ts';

/**
 * `label` names the box by its row ("Quantity, FX-HB-M10-060"), as do the labels of the two buttons. `onCommit` gets a
 * quantity the rule allows, or 0. `explain` says why a quantity was changed. `commitAfterMs` also commits when
 * typing pauses on a valid quantity; `countsAsTyped` commits on every keystroke, adjusted to the rule. Enter calls
 * `onNext`, or moves to the next box of the table or list; Ctrl+Enter calls `onAddAll`.
 */
export type QuantityBoxProps = {
  label: string;
  fewerLabel: string;
  moreLabel: string;
  value: number;
  onCommit: (quantity: number) => void;
  rule?: QuantityRule;
  explain?: (change: QuantityChange) => string;
  commitAfterMs?: number;
  countsAsTyped?: boolean;
  onNext?: () => void;
  onAddAll?: () => void;
  id?: string;
  name?: string;
  size?: 'cell' | 'touch';
  isDisabled?: boolean;
};

/** After a pause this long, the quantity is probably complete. */
const pauseMs = 600;

/** The state of a quantity box: the draft while typing, the note on a changed quantity, steps and keys. */
export function useQuantity(props: QuantityBoxProps) {
  const {
    value,
    onCommit,
    rule = anyQuantity,
    explain,
    commitAfterMs,
    countsAsTyped = false,
    onNext,
    onAddAll,
  } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [changed, setChanged] = useState<QuantityChange | null>(null);
  const before = useRef(value);
  const actions = useRef({ onAddAll, onNext });
  const box = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  // Hidden once the store has changed the quantity again.
  const note = changed?.given === value ? explain?.(changed) : undefined;
  const whole = draft === null ? value : (readQuantity(draft) ?? value);

  useEffect(() => {
    actions.current = { onAddAll, onNext };
  });
  // A value that changes while the box has the focus is selected, so that typing replaces it, as on focus.
  useLayoutEffect(() => {
    if (shown.current !== value && draft === null && document.activeElement === box.current) box.current?.select();
    shown.current = value;
  }, [value, draft]);
  useEffect(() => {
    const asked = countsAsTyped && draft !== null ? readQuantity(draft) : null;
    if (asked === null) return undefined;
    const { quantity, reason } = snapQuantity(asked, rule);
    if (quantity !== value) onCommit(quantity);
    if (reason === undefined) return undefined;
    const timer = setTimeout(() => setChanged({ asked, given: quantity, reason }), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, value, rule, countsAsTyped, onCommit]);
  useEffect(() => {
    if (commitAfterMs === undefined || draft === null || draft === '') return undefined;
    const asked = readQuantity(draft);
    if (asked === null || asked === value || snapQuantity(asked, rule).quantity !== asked) return undefined;
    const timer = setTimeout(() => onCommit(asked), commitAfterMs);
    return () => clearTimeout(timer);
  }, [draft, value, rule, commitAfterMs, onCommit]);

  function notify(change: QuantityChange) {
    setChanged(change);
    const sentence = explain?.(change);
    if (sentence !== undefined) announce(sentence);
  }
  function put(quantity: number) {
    setDraft(null);
    if (quantity !== value) onCommit(quantity);
  }
  function commit() {
    if (draft === null) return;
    const asked = readQuantity(draft);
    const { quantity, reason } =
      asked === null ? { quantity: value, reason: 'unreadable' as const } : snapQuantity(asked, rule);
    put(quantity);
    if (reason !== undefined) notify({ asked, given: quantity, reason });
  }
  function step(direction: 1 | -1, isPressed?: boolean) {
    const quantity = stepQuantity(whole, direction, rule);
    if (quantity === whole && direction === 1)
      notify({ asked: whole + rule.increment, given: quantity, reason: 'maximum' });
    else {
      setChanged(null);
      // The box reads itself out only while it has the focus.
      if (isPressed) announce(String(quantity));
    }
    put(quantity);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') step(event.key === 'ArrowUp' ? 1 : -1);
    else if (event.key === 'Escape') {
      setChanged(null);
      put(before.current);
    } else if (event.key === 'Enter') {
      commit();
      // Deferred, so that the callback sees the quantity that was just committed.
      if (event.ctrlKey || event.metaKey) setTimeout(() => actions.current.onAddAll?.());
      else if (onNext === undefined) focusQuantityBeside(event.currentTarget, event.shiftKey ? -1 : 1);
      else setTimeout(() => actions.current.onNext?.());
    } else return;
    event.preventDefault();
  }
  const input = {
    ref: box,
    value: draft ?? (value === 0 ? '' : String(value)),
    // Typed but not yet committed.
    'data-draft': whole !== value || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setChanged(null);
      setDraft(event.currentTarget.value);
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      before.current = value;
      event.currentTarget.select();
    },
    onBlur: commit,
    onKeyDown,
  };
  return { whole, note, step, input };
}
