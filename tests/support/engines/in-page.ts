/** Functions that run inside a page of any engine. Each is self-contained, since only its source is sent. */

/** What a shopper looks for: an element by its role and name. */
export interface Wanted {
  readonly role: 'button' | 'link' | 'textbox' | 'radio' | 'heading' | 'text';
  /** Source of a regular expression that its name must match. */
  readonly name: string;
  /** The index among the matches, from 0. */
  readonly nth: number;
  /** Selector of the part of the page to search; the whole page if absent. */
  readonly within?: string;
}

/** The element that was found: its centre in the viewport, and what is typed into it. */
export interface Sighting {
  readonly x: number;
  readonly y: number;
  readonly value: string;
  readonly isFocused: boolean;
  /** Nothing covers it, it is not disabled, and it has stopped moving. */
  readonly isFree: boolean;
}

/** Looks for a visible element; scrolls to it unless it is only read. */
export const sight = async ({ role, name, nth, within = ':root' }: Wanted): Promise<Sighting | null> => {
  const selectors = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea',
    radio: 'input[type=radio], [role=radio]',
    heading: 'h1, h2, h3',
    text: 'body *',
  };
  const pattern = new RegExp(name);
  const nameOf = (element: Element): string => {
    const labels = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')));
    const named = element.getAttribute('aria-label') ?? labels.join(' ').trim();
    if (named !== '') return named;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return [...(element.labels ?? [])].map((label) => label.textContent).join(' ');
    return (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  };
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const isInnermost = (element: Element): boolean =>
    role !== 'text' || ![...element.children].some((child) => pattern.test(nameOf(child)));
  const element = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(selectors[role])])
    .filter((one) => pattern.test(nameOf(one)) && isShown(one) && isInnermost(one))[nth];
  if (element === undefined) return null;
  const value = element instanceof HTMLInputElement ? element.value : '';
  const isFocused = document.activeElement === element;
  if (role === 'text' || role === 'heading') return { x: 0, y: 0, value, isFocused, isFree: true };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  (globalThis as { sought?: Element }).sought = element;
  const before = element.getBoundingClientRect();
  // A page in the background draws no frames.
  await new Promise((go) => (document.hidden ? setTimeout(go, 50) : requestAnimationFrame(go)));
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label') !== null);
  const isOff = element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled');
  return { x, y, value, isFocused, isFree: isHit && !isOff && before.x === box.x && before.y === box.y };
};

/** Makes the next press do nothing unless it lands on the element that was looked for last, since the page may have moved meanwhile. */
export const guardPress = (): void => {
  const page = globalThis as { sought?: Element; landed?: boolean };
  const { sought } = page;
  delete page.landed;
  const guard = new AbortController();
  const judge = (event: Event): void => {
    const at = event.target instanceof Element ? event.target : null;
    const isOnIt =
      sought !== undefined && at !== null && (sought.contains(at) || (at.closest('label')?.contains(sought) ?? false));
    if (!isOnIt) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type !== 'click') return;
    // Pressing a label also clicks its control; only the first click counts.
    page.landed ??= isOnIt;
    guard.abort();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, judge, { capture: true, signal: guard.signal });
};

/** Whether the press has landed; null before a press, and true in a page that a press has opened. */
export const hasLanded = (): boolean | null => {
  const page = globalThis as { sought?: Element; landed?: boolean };
  return page.sought === undefined ? true : (page.landed ?? null);
};

/** Whether the page is hydrated. */
export const isHydrated = (): boolean => document.documentElement.dataset['hydrated'] === 'true';

/** Waits for a service worker; returns whether it controls the page and has cached at least `fileCount` files of the app. */
export const awaitWorker = async (fileCount: number): Promise<boolean> => {
  await navigator.serviceWorker.ready;
  const cached = await (await caches.open('tradecounter-shell')).keys();
  const files = cached.filter(({ url }) => url.includes('/assets/'));
  return navigator.serviceWorker.controller !== null && files.length >= fileCount;
};

/** The quantities that the cart on the screen shows for these part numbers. */
export const linesOf = (skus: readonly string[]): Record<string, number> => {
  const shown: Record<string, number> = {};
  for (const sku of skus) {
    const line = [...document.querySelectorAll('li')].find((one) => one.textContent.includes(sku));
    const box = line?.querySelector<HTMLInputElement>('input[aria-label^="Quantity, "]');
    if (box !== null && box !== undefined) shown[sku] = Number(box.value);
  }
  return shown;
};

/** The page's address and its visible text. */
export const readScreen = (): string =>
  `${location.href} ${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 1500)}`;
