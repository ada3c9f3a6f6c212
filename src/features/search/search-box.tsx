import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { maxSearchLength } from '#contract/search-lengths.ts';
import type { ProductSummary } from '#contract/product.ts';
import { SearchIcon, XIcon } from '#ui/icons.tsx';
import { searchBoxWording as words } from '#wording/shell.ts';
import { useSearchKeys } from './use-search-keys.ts';
import './search-box.css';

/** Loaded with the suggestions, which are open whenever something is searched for. */
const saveRecentSearch = async (text: string) => (await import('./recent-searches.ts')).saveRecentSearch(text);

const SearchSuggestions = lazy(async () => ({
  default: (await import('./search-suggestions.tsx')).SearchSuggestions,
}));

/** `exactActionOf` renders the action for a product whose full part number was typed. */
export interface SearchBoxProps {
  readonly query: string;
  readonly exactActionOf?: (product: ProductSummary) => ReactNode;
}

/**
 * The header search: a plain form that works without script, with suggestions after hydration; full screen on phones.
 */
export function SearchBox({ query, exactActionOf }: SearchBoxProps) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useQueryText(query);
  const [isOpen, setOpen] = useState(false);
  // Null while there is nothing to suggest: the open box then shows no list.
  const [panel, setPanel] = useState<Element | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  useLeaving(box, isOpen, setOpen);
  const search = (asked: string) => {
    const q = asked.trim();
    if (q === '') return input.current?.focus();
    void saveRecentSearch(q);
    close();
    input.current?.blur();
    return void navigate({ to: '/search', search: { q } });
  };
  /** Moves on to the quantity of an exactly matching part number; otherwise starts a search. */
  const submit = () => {
    const exact = box.current?.querySelector<HTMLElement>('.search-exact');
    const quantity = exact?.querySelector('input');
    if (exact?.dataset['typed'] !== text.trim()) return search(text);
    if (quantity) return quantity.focus();
    return exact.querySelector('a')?.click();
  };
  const keys = useSearchKeys({ listId: `${id}list`, isOpen, onOpen: open, onClose: close });

  return (
    <form
      ref={box}
      role="search"
      action="/search"
      className="search-box"
      data-open={isOpen || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="search-box-field">
        <button type="submit" className="search-box-submit" aria-label={words.submit} tabIndex={-1}>
          <SearchIcon size={18} />
        </button>
        <input
          {...searchInput}
          ref={input}
          id={`${id}input`}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={panel !== null}
          aria-controls={panel ? `${id}list` : undefined}
          aria-activedescendant={isOpen ? keys.activeId : undefined}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            keys.reset();
            open();
          }}
          onFocus={open}
          onClick={open}
          onKeyDown={keys.onKeyDown}
        />
        {isOpen ? (
          <button type="button" className="search-box-close" onClick={close} aria-label={words.close}>
            <XIcon size={18} />
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <SearchSuggestions
            panelRef={setPanel}
            listId={`${id}list`}
            typed={text}
            activeId={keys.activeId}
            onSearch={search}
            onLeave={() => {
              void saveRecentSearch(text);
              close();
            }}
            {...(exactActionOf === undefined ? {} : { exactActionOf })}
          />
        </Suspense>
      ) : null}
    </form>
  );
}

const searchInput = {
  'data-search': true,
  type: 'search',
  name: 'q',
  'aria-label': words.searchLabel,
  placeholder: words.placeholder,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: maxSearchLength,
} as const;

/** The text in the box, reset whenever the URL's query changes. */
const useQueryText = (query: string) => {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  if (known !== query) {
    setKnown(query);
    setText(query);
  }
  return [text, setText] as const;
};

/** Closes the suggestions when focus or a press goes elsewhere. */
const useLeaving = (box: RefObject<HTMLElement | null>, isOpen: boolean, setOpen: (isOpen: boolean) => void): void =>
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [box, isOpen, setOpen]);
