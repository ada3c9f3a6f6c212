declare global {
  interface Window {
    /** Each distinct state that the page has shown of its cart, and its total layout shift. */
    seen?: { readonly carts: string[]; readonly shift: number };
  }
}

/** Records from the page's first frame what it shows of the cart: lines on the screen, and the header's label. */
export const noteCarts = `
  window.seen = { carts: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(function look() {
    const lines = document.querySelectorAll('.basket-lines > li').length;
    const header = document.querySelector('.cart-link')?.getAttribute('aria-label');
    const shown = lines + ' lines, ' + header;
    if (header != null && !window.seen.carts.includes(shown)) window.seen.carts.push(shown);
    requestAnimationFrame(look);
  });`;
