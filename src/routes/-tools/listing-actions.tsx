import { Button } from '#ui/button.tsx';
import { pageTitles } from '#wording/shell.ts';
import { switchCompareMode, useCompareMode } from './compare-mode.ts';
import { useTools } from './use-tools.ts';

/**
 * The actions for a list of products. The compare button is there from the first view and reserves the line; the code it needs and the
 * other tools are fetched when the visitor first interacts with the page.
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
