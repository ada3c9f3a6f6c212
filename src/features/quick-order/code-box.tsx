import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { announce } from '#ui/announce.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { formatPrice } from '#wording/money.ts';
import type { KnownPart } from './pad-row.ts';
import '#ui/listbox.css';

/** Finds parts for what is being typed; the signal tells that something else is by now. */
export type FindParts = (typed: string, signal: AbortSignal) => Promise<readonly KnownPart[]>;

const announceDelayMs = 500;
const shortestTyped = 2;

/** The box of a part number: a combobox whose matches open with the arrow down, or by themselves while one types. */
export function CodeBox({
  id,
  label,
  value,
  describedBy,
  isWrong,
  find,
  onType,
  onEnter,
  onPick,
  onAddAll,
}: {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly find: FindParts;
  readonly onType: (code: string) => void;
  /** The number is to be looked up; `goesOn` where the next row is wanted. */
  readonly onEnter: (goesOn: boolean) => void;
  readonly onPick: (known: KnownPart) => void;
  readonly onAddAll: () => void;
}) {
  const isTaxAdded = useIsTaxAdded();
  const listId = `${useId()}list`;
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<readonly KnownPart[]>([]);
  const [active, setActive] = useState(-1);
  const before = useRef(value);
  const list = useRef<HTMLDivElement>(null);
  const typed = value.trim();
  const isAsking = isOpen && typed.length >= shortestTyped;

  useEffect(() => {
    if (!isAsking) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    find(typed, abort.signal).then(
      (parts) => {
        if (abort.signal.aborted) return;
        setFound(parts);
        setActive(-1);
        // Told once one stops typing: nobody listens to a count for each letter.
        timer = setTimeout(() => announce(words.matchCount(parts.length)), announceDelayMs);
      },
      // Without an answer the number is looked up once it is entered.
      () => undefined,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [find, typed, isAsking]);

  const shown = isAsking ? found : [];
  const close = () => {
    setOpen(false);
    setFound([]);
    setActive(-1);
  };
  const pick = (known: KnownPart) => {
    close();
    onPick(known);
  };
  const move = (step: 1 | -1) => {
    const next = (active + step + shown.length) % Math.max(1, shown.length);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = shown[active];
    if (event.key === 'ArrowDown' && shown.length === 0) setOpen(true);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && shown.length > 0) move(-1);
    else if (event.key === 'Escape' && shown.length > 0) close();
    else if (event.key === 'Escape') onType(before.current);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      close();
      onEnter(false);
      onAddAll();
    } else if (event.key === 'Enter' && chosen !== undefined) pick(chosen);
    else if (event.key === 'Enter') {
      close();
      onEnter(true);
    } else return;
    event.preventDefault();
  };

  return (
    <span className="pad-code">
      <input
        id={id}
        className="input code"
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={200}
        value={value}
        onFocus={() => {
          before.current = value;
        }}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setOpen(true);
        }}
        onKeyDown={key}
        onBlur={() => {
          close();
          onEnter(false);
        }}
      />
      {shown.length === 0 ? null : (
        <div ref={list} id={listId} className="listbox pad-matches" role="listbox" aria-label={words.matches}>
          {shown.map(({ part, terms }, at) => (
            <button
              key={part.id}
              id={`${listId}${at}`}
              type="button"
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              // The box keeps the focus, so that leaving it does not come before the press.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick({ part, terms, asOf: shown[at]?.asOf ?? 0 })}
            >
              <b className="code">{part.sku}</b>
              <span className="pad-match-name">{part.variantName ?? part.name}</span>
              {part.priceMinor === null ? null : (
                <span>
                  {formatPrice({ amount: part.priceMinor, currencyCode: terms.currencyCode }, part.taxRate, isTaxAdded)}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}
