import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#ui/announce.ts';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { CodeMatches } from './code-matches.tsx';
import type { KnownPart, PartMatch } from '#features/quick-order/pad-row.ts';

/** Finds parts for typed text; the signal aborts once the text has changed. */
export type FindParts = (typed: string, signal: AbortSignal) => Promise<readonly PartMatch[]>;

/** Finds all sizes that a match stands for. */
export type FindSizes = (match: PartMatch, signal: AbortSignal) => Promise<readonly KnownPart[]>;

const announceDelayMs = 500;
const shortestTyped = 2;

const nothing: readonly PartMatch[] = [];

/** The part number box: a combobox whose matches open on arrow down, or automatically while typing. */
export function CodeBox({
  id,
  label,
  value,
  describedBy,
  isWrong,
  find,
  findSizes,
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
  readonly findSizes: FindSizes;
  readonly onType: (code: string) => void;
  /** Asks for a lookup of the code; `goesOn` if the focus should move to the next row. */
  readonly onEnter: (goesOn: boolean) => void;
  readonly onPick: (known: KnownPart) => void;
  readonly onAddAll: () => void;
}) {
  const listId = `${useId()}list`;
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState(nothing);
  const [active, setActive] = useState(-1);
  const before = useRef(value);
  const list = useRef<HTMLDivElement>(null);
  const typed = value.trim();
  const isAsking = isOpen && typed.length >= shortestTyped;

  const asked = useRef<{ readonly text: string; readonly abort: AbortController } | null>(null);
  const stopAsking = useCallback(() => {
    asked.current?.abort.abort();
    asked.current = null;
  }, []);
  useEffect(() => stopAsking, [stopAsking]);
  // Called in the event handler, so that the answer may be ready when the keystroke is rendered.
  const ask = (text: string) => {
    const wanted = text.trim();
    if (wanted === asked.current?.text) return;
    stopAsking();
    if (wanted.length < shortestTyped) return;
    show(wanted, (signal) => find(wanted, signal));
  };
  const show = (text: string, search: (signal: AbortSignal) => Promise<readonly PartMatch[]>) => {
    const abort = new AbortController();
    asked.current = { text, abort };
    search(abort.signal).then(
      (parts) => {
        if (abort.signal.aborted) return;
        // Synchronously, so that the next frame shows them.
        flushSync(() => {
          setFound(parts);
          setActive(-1);
        });
        list.current?.scrollTo({ top: 0 });
        // Announced after a pause in typing: nobody listens to a count for each keystroke.
        setTimeout(() => {
          if (!abort.signal.aborted) announce(words.matchCount(parts.length));
        }, announceDelayMs);
      },
      // If the search fails, the code is looked up once it is entered, and the next keystroke searches again.
      () => {
        if (asked.current?.abort === abort) asked.current = null;
      },
    );
  };

  const shown = isAsking ? found : nothing;
  const close = useCallback(() => {
    stopAsking();
    setOpen(false);
    setFound(nothing);
    setActive(-1);
  }, [stopAsking]);
  const take = useRef<(match: PartMatch) => void>(onPick);
  useEffect(() => {
    take.current = (match) => {
      if (match.sizes === undefined) {
        close();
        onPick(match);
      } else {
        stopAsking();
        show(typed, (signal) => findSizes(match, signal));
      }
    };
  });
  const pick = useCallback((match: PartMatch) => take.current(match), []);
  const move = (step: 1 | -1) => {
    // From the box itself, arrow up leads to the last match.
    const from = active === -1 && step === -1 ? 0 : active;
    const next = (from + step + shown.length) % Math.max(1, shown.length);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = shown[active];
    if (event.key === 'ArrowDown' && shown.length === 0) {
      ask(value);
      setOpen(true);
    } else if (event.key === 'ArrowDown') move(1);
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
          ask(event.currentTarget.value);
          onType(event.currentTarget.value);
          setOpen(true);
        }}
        onKeyDown={key}
        onBlur={() => {
          close();
          onEnter(false);
        }}
      />
      {shown.length === 0 ? null : <CodeMatches ref={list} id={listId} shown={shown} active={active} onPick={pick} />}
    </span>
  );
}
