import { Link } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { compareWording as words } from '#wording/compare.ts';
import { maxChosen } from './chosen.ts';
import { useChosen } from './use-chosen.ts';
import './compare.css';

/** At the bottom of a list: the products chosen for comparison, and a link to the comparison. */
export function CompareBar() {
  const { chosen, clear } = useChosen();
  const main = document.getElementById('main');
  if (chosen.length === 0 || main === null) return null;
  return createPortal(
    <div ref={keepFocus} className="compare-bar" role="region" aria-label={words.bar} data-print="hide">
      <div className="wrap">
        <p>
          <b>{words.chosen(chosen.length, maxChosen)}</b>{' '}
          <span className="muted">{chosen.map(({ name }) => name).join(' · ')}</span>
        </p>
        <Button tone="quiet" onClick={clear} aria-label={words.clearAll}>
          {words.clear}
        </Button>
        <Link to="/compare" className="btn" data-tone="primary">
          {words.compare}
        </Link>
      </div>
    </div>,
    main,
  );
}

/** The same as a single line, for pages with a bar of their own. */
export function CompareLine() {
  const { chosen } = useChosen();
  if (chosen.length === 0) return null;
  return (
    <Link to="/compare" className="compare-line">
      {words.see(chosen.length)}
    </Link>
  );
}
