import type { BrowserContext, Page } from 'playwright';

declare global {
  /** What has moved on a page since it was opened, and for how many milliseconds. */
  var moved: string[] | undefined;
}

/** Anything longer than this counts as motion (ms). */
const momentMs = 10;

/** Records what moves on every page of a visitor from the start: animations, transitions, view transitions, smooth scrolling. */
export const noteMotion = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript((maxMs) => {
    const moved: string[] = (globalThis.moved = []);
    const nameOf = (part: EventTarget | null): string =>
      part instanceof Element ? `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''}` : 'the page';
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true })) {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        if (typeof activeDuration === 'number' && activeDuration > maxMs) {
          moved.push(`${nameOf(target)} for ${Math.round(activeDuration)} ms`);
        }
      }
    };
    addEventListener('animationstart', note, true);
    addEventListener('transitionrun', note, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function animated(frames, options) {
      moved.push(`${nameOf(this)} by script`);
      return animate.call(this, frames, options);
    };
    const { startViewTransition } = document;
    document.startViewTransition = (change) => {
      moved.push('the whole page into another');
      return startViewTransition.call(document, change);
    };
    const isSmooth = (options: unknown): boolean =>
      typeof options === 'object' && options !== null && 'behavior' in options && options.behavior === 'smooth';
    const { scrollTo, scrollBy } = globalThis;
    globalThis.scrollTo = (...wanted: unknown[]) => {
      if (wanted.some(isSmooth)) moved.push('the page scrolls smoothly');
      Reflect.apply(scrollTo, globalThis, wanted);
    };
    globalThis.scrollBy = (...wanted: unknown[]) => {
      if (wanted.some(isSmooth)) moved.push('the page scrolls smoothly');
      Reflect.apply(scrollBy, globalThis, wanted);
    };
    for (const name of ['scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
      const scroll = Element.prototype[name];
      Object.defineProperty(Element.prototype, name, {
        configurable: true,
        writable: true,
        value(this: Element, ...wanted: unknown[]) {
          if (wanted.some(isSmooth)) moved.push(`${nameOf(this)} scrolls smoothly`);
          Reflect.apply(scroll, this, wanted);
        },
      });
    }
  }, momentMs);
};

/** What has moved since the page was opened or since the last call, what would scroll smoothly, and what is moving now. */
export const motionFindings = async (page: Page, name: string): Promise<string[]> => {
  const findings = await page.evaluate((maxMs) => {
    const moved = globalThis.moved?.splice(0) ?? ['nothing is noted'];
    const smooth = [...document.querySelectorAll('*')]
      .filter((part) => getComputedStyle(part).scrollBehavior === 'smooth')
      .map((part) => `${part.tagName.toLowerCase()}.${part.getAttribute('class') ?? ''} would scroll smoothly`);
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > maxMs)
      .map(({ effect }) => `${effect instanceof KeyframeEffect ? (effect.target?.className ?? '') : ''} moves`);
    return [...new Set([...moved, ...smooth, ...running])];
  }, momentMs);
  return findings.map((finding) => `${name}: ${finding}`);
};
