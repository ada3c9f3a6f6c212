import { MinusIcon, PlusIcon } from './icons.tsx';
import { type QuantityBoxProps, useQuantity } from './use-quantity.ts';
import './quantity-box.css';

/** A quantity input with − and + buttons; ↑ and ↓ do the same, Esc restores the last value. */
export function QuantityBox(props: QuantityBoxProps) {
  const { label, fewerLabel, moreLabel, id, name, size = 'cell', isDisabled = false } = props;
  const { whole, note, step, input } = useQuantity(props);
  return (
    <span className="qty-field" data-size={size}>
      <span className="qty" data-filled={whole > 0 || undefined}>
        <button
          type="button"
          aria-label={fewerLabel}
          disabled={isDisabled}
          data-at-end={whole === 0 || undefined}
          onClick={() => step(-1, true)}
        >
          <MinusIcon size={16} />
        </button>
        <input
          {...input}
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
        />
        <button type="button" aria-label={moreLabel} disabled={isDisabled} onClick={() => step(1, true)}>
          <PlusIcon size={16} />
        </button>
      </span>
      {note === undefined ? null : <span className="qty-note">{note}</span>}
    </span>
  );
}
