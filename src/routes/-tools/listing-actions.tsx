import { Button } from '#ui/button.tsx';
import { pageTitles } from '#wording/shell.ts';
import { switchCompareMode, useCompareMode } from './compare-mode.ts';
import { useTools } from './use-tools.ts';

/**
 * What can be done with a list of products. Its button to compare stands there from the first view on and keeps the line; what
 * it takes, and what comes beside it, are fetched when somebody is there.
 */
export function ListingActions() {
  const isOn = useCompareMode();
  const tools = useTools();
  return (
    <div className="listing-tools" data-print="hide">
      <Button aria-pressed={isOn} onClick={() => switchCompareMode(!isOn)}>
        {pageTitles.compare}
      </Button>
      {tools === null ? null : <tools.ListingTools />}
    </div>
  );
}
