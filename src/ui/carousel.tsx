import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { SectionHead } from './section-head.tsx';
import './carousel.css';

/** Scroll position of a row: at its start, at its end, or at both if all of it is visible. */
interface Place {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/**
 * `words` name the two buttons. `isTextOnly`: no item is focusable, so the row itself takes the focus for the arrow keys, even
 * where all of it is visible: whether it overflows isn't known before it has been measured.
 */
export interface CarouselProps {
  readonly title: string;
  readonly words: { readonly previous: (title: string) => string; readonly next: (title: string) => string };
  readonly isTextOnly?: boolean;
  /** List items. */
  readonly children: ReactNode;
}

/**
 * A row that overflows the viewport horizontally. It never moves by itself: shoppers swipe it, scroll it, or use the arrow keys
 * or its buttons, which appear after hydration and only if something is out of view.
 */
export function Carousel({ title, words, isTextOnly = false, children }: CarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ isAtStart: true, isAtEnd: true });
  const look = useCallback(() => {
    if (row.current !== null) setPlace(placeOf(row.current));
  }, []);
  useEffect(() => {
    if (row.current === null) return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(row.current);
    return () => watch.disconnect();
  }, [look]);
  const move = (screens: number) => row.current?.scrollBy({ left: screens * row.current.clientWidth });
  const isWhole = place.isAtStart && place.isAtEnd;
  return (
    <section className="carousel" data-text={isTextOnly || undefined}>
      <SectionHead
        title={title}
        note={
          isWhole ? undefined : (
            <>
              <Turn name={words.previous(title)} isEnd={place.isAtStart} onTurn={() => move(-0.9)}>
                <ChevronLeftIcon />
              </Turn>
              <Turn name={words.next(title)} isEnd={place.isAtEnd} onTurn={() => move(0.9)}>
                <ChevronRightIcon />
              </Turn>
            </>
          )
        }
      />
      <div
        ref={row}
        role={isTextOnly ? 'region' : undefined}
        aria-label={isTextOnly ? title : undefined}
        tabIndex={isTextOnly ? 0 : undefined}
        onScroll={look}
      >
        <ul>{children}</ul>
      </div>
    </section>
  );
}

/** Uses `aria-disabled`, so that the button keeps the focus at the end of the row. */
function Turn({
  name,
  isEnd,
  onTurn,
  children,
}: {
  readonly name: string;
  readonly isEnd: boolean;
  readonly onTurn: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Button
      tone="quiet"
      size="small"
      className="icon-btn"
      aria-label={name}
      aria-disabled={isEnd}
      onClick={isEnd ? undefined : onTurn}
    >
      {children}
    </Button>
  );
}

/** The 1 px tolerance absorbs fractional scroll positions. */
const placeOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Place => ({
  isAtStart: scrollLeft < 1,
  isAtEnd: scrollLeft + clientWidth > scrollWidth - 1,
});
