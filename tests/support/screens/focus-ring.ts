import type { Page } from 'playwright';

/** The controls of a screen on which keyboard focus shows no outline, neither on them nor on the box around them. */
export const focusFindings = async (page: Page, name: string): Promise<string[]> => {
  // Browsers show the focus after a key press.
  await page.keyboard.press('Shift');
  const findings = await page.evaluate(() => {
    const isOutlined = (part: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor);
    };
    /** The outlined elements of a control: for a box without borders, its frame; for a hidden input, its label. */
    const outlinedOf = (control: HTMLElement): Element[] => {
      const around = [control, control.parentElement, control.parentElement?.parentElement, control.closest('label')];
      return around.filter((part): part is HTMLElement => part instanceof HTMLElement).filter(isOutlined);
    };
    const found = new Set<string>();
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        control.closest('[inert]') === null &&
        !control.matches(':disabled'),
    );
    // A search box opens its suggestions over other controls, so it comes last.
    controls.sort((one, other) => Number(one.role === 'combobox') - Number(other.role === 'combobox'));
    const modal = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    const first = document.activeElement;
    for (const control of controls) {
      if (modal !== undefined && !modal.contains(control)) continue;
      const before = outlinedOf(control);
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      const after = outlinedOf(control).filter((part) => !before.includes(part) || part === document.activeElement);
      if (after.length === 0) {
        const what = control.getAttribute('aria-label') ?? control.textContent;
        found.add(`${control.tagName.toLowerCase()}.${control.className} ${JSON.stringify(what.trim().slice(0, 30))}`);
      }
      if (control !== controls.at(-1)) control.blur();
    }
    if (modal !== undefined && first instanceof HTMLElement) first.focus();
    return [...found];
  });
  if (await page.evaluate(() => document.activeElement?.role === 'combobox')) {
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
  return findings.map((finding) => `${name}: the focus is not seen on ${finding}`);
};
