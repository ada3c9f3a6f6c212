import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from './announce.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { focusQuantityBeside } from './quantity-focus.ts';
import {
  anyQuantity,
  readQuantity,
  snapQuantity,
  stepQuantity,
  type QuantityChange,
  type QuantityRule,
} from './quantity-rule.ts';
import './quantity-box.css';

/**
 * `label` names the box by its row ("Quantity, FX-HB-M10-060"), as do the labels of the two buttons. `onCommit` gets a
 * quantity the rule allows, or 0. `explain` says why a quantity was changed. `commitAfter` (ms) also commits when
 * typing pauses on a valid quantity. Enter goes to `onNext`, or the next box of the table or list; Ctrl+Enter calls
 * `onAddAll`.
 */
export type QuantityBoxProps = {
  label: string;
  fewerLabel: string;
  moreLabel: string;
  value: number;
  onCommit: (quantity: number) => void;
  rule?: QuantityRule;
  explain?: (change: QuantityChange) => string;
  commitAfter?: number;
  onNext?: () => void;
  onAddAll?: () => void;
  id?: string;
  name?: string;
  size?: 'cell' | 'touch';
  isDisabled?: boolean;
};

/** A quantity input with − and + buttons; ↑ and ↓ do the same, Esc restores the last value. */
export function QuantityBox({
  label,
  fewerLabel,
  moreLabel,
  value,
  onCommit,
  rule = anyQuantity,
  explain,
  commitAfter,
  onNext,
  onAddAll,
  id,
  name,
  size = 'cell',
  isDisabled = false,
}: QuantityBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const before = useRef(value);
  const actions = useRef({ onAddAll, onNext });
  const whole = draft === null ? value : (readQuantity(draft) ?? value);

  useEffect(() => {
    actions.current = { onAddAll, onNext };
  });
  useEffect(() => {
    if (commitAfter === undefined || draft === null || draft === '') return undefined;
    const asked = readQuantity(draft);
    if (asked === null || asked === value || snapQuantity(asked, rule).quantity !== asked) return undefined;
    const timer = setTimeout(() => onCommit(asked), commitAfter);
    return () => clearTimeout(timer);
  }, [draft, value, rule, commitAfter, onCommit]);

  function tell(change: QuantityChange) {
    const sentence = explain?.(change) ?? '';
    setNote(sentence);
    if (sentence !== '') announce(sentence);
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
    if (reason !== undefined) tell({ asked, given: quantity, reason });
  }
  function step(direction: 1 | -1) {
    const quantity = stepQuantity(whole, direction, rule);
    if (quantity === whole && direction === 1)
      tell({ asked: whole + rule.increment, given: quantity, reason: 'maximum' });
    else setNote('');
    put(quantity);
  }
  function key(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') step(event.key === 'ArrowUp' ? 1 : -1);
    else if (event.key === 'Escape') {
      setNote('');
      put(before.current);
    } else if (event.key === 'Enter') {
      commit();
      // Later, so that what is called knows the quantity that was just committed.
      if (event.ctrlKey || event.metaKey) setTimeout(() => actions.current.onAddAll?.());
      else if (onNext === undefined) focusQuantityBeside(event.currentTarget, event.shiftKey ? -1 : 1);
      else setTimeout(() => actions.current.onNext?.());
    } else return;
    event.preventDefault();
  }

  return (
    <span className="qty-field" data-size={size}>
      <span className="qty" data-filled={whole > 0 || undefined}>
        <button
          type="button"
          aria-label={fewerLabel}
          disabled={isDisabled}
          data-at-end={whole === 0 || undefined}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} />
        </button>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={9}
          placeholder="0"
          aria-label={label}
          disabled={isDisabled}
          value={draft ?? (value === 0 ? '' : String(value))}
          onChange={(event) => {
            setNote('');
            setDraft(event.currentTarget.value);
          }}
          onFocus={(event) => {
            before.current = value;
            event.currentTarget.select();
          }}
          onBlur={commit}
          onKeyDown={key}
        />
        <button type="button" aria-label={moreLabel} disabled={isDisabled} onClick={() => step(1)}>
          <PlusIcon size={16} />
        </button>
      </span>
      {note === '' ? null : <span className="qty-note">{note}</span>}
    </span>
  );
}
