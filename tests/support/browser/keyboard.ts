import type { ElementHandle, Frame, Page } from 'playwright';
import { expect } from 'playwright/test';

/** The focused element, by the name that its user would give it. */
export interface Focused {
  readonly tag: string;
  readonly name: string;
}

/** Presses Tab until the focus reaches the wanted element; fails if any stop on the way can't be seen. */
export const tabTo = async (page: Page, name: string | RegExp, maxPresses = 150): Promise<void> => {
  const passed: string[] = [];
  for (let presses = 0; presses < maxPresses; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await seen(page);
    if (focused === null) continue;
    if (typeof name === 'string' ? focused.name === name : name.test(focused.name)) return;
    passed.push(focused.name);
  }
  throw new Error(
    `${maxPresses} presses of Tab did not reach ${String(name)}; they passed ${passed.slice(-40).join(' | ')}.`,
  );
};

/** The focused element, or null if there is none; fails unless it lies in the viewport and can be seen. */
export const seen = async (page: Page): Promise<Focused | null> => {
  const { element, frame } = await focusedIn(page.mainFrame());
  if (element === null) return null;
  const focused = await element.evaluate(describeFocused);
  const where = `${focused.tag} “${focused.name}” of ${new URL(page.url()).pathname}`;
  // After a step has collapsed, the window still has to scroll: polls until it has settled.
  await expect.poll(() => unseenBecause(page, frame, element), { message: where }).toBeNull();
  return focused;
};

/** Why an element can't be seen; null if it can. */
const unseenBecause = async (page: Page, frame: Frame, element: ElementHandle<Element>): Promise<string | null> => {
  const box = await element.boundingBox();
  const viewport = page.viewportSize();
  if (box === null || viewport === null) return 'it has no place on the screen';
  if (box.y + box.height <= 0) return 'it ends above the window';
  if (box.y >= viewport.height) return 'it begins below the window';
  return frame === page.mainFrame() ? element.evaluate(coverOf) : null;
};

/** The focused element, searched for inside frames too. */
const focusedIn = async (frame: Frame): Promise<{ element: ElementHandle<Element> | null; frame: Frame }> => {
  const handle = await frame.evaluateHandle(() =>
    document.activeElement === document.body ? null : document.activeElement,
  );
  const element = handle.asElement();
  const inner = await element?.contentFrame();
  return inner ? focusedIn(inner) : { element, frame };
};

const describeFocused = (element: Element): Focused => {
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  const label = [...(labels ?? [])].map((one) => one.querySelector('.field-label, .choice-label') ?? one)[0];
  const name =
    element.getAttribute('aria-label') ??
    (label instanceof HTMLElement ? label.innerText : element instanceof HTMLElement ? element.innerText : '');
  return { tag: element.tagName.toLowerCase(), name: name.trim().split('\n')[0] ?? '' };
};

/** What covers an element; null if enough of it can be seen: a third of the points spread over its boxes. */
const coverOf = (element: Element): string | null => {
  const shares = [0.1, 0.5, 0.9];
  // A link that wraps has a box for each line, with the surrounding text between them.
  const covers = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
    shares.flatMap((across) =>
      shares.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
    ),
  );
  const isOwn = (found: Element | null): boolean =>
    found !== null && (element.contains(found) || found.closest('label')?.control === element);
  if (covers.filter(isOwn).length * 3 >= covers.length) return null;
  return covers.find((found) => found !== null && !isOwn(found))?.outerHTML.slice(0, 120) ?? 'the edge of the window';
};
