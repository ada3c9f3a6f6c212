/** `/` focuses the search box and `?` lists the shortcuts, unless the shopper is typing or has switched shortcuts off. */
export const listenForShortcuts = (): void => {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== '/' && event.key !== '?') return;
    if (isTyping(event.target) || document.documentElement.dataset['shortcuts'] === 'off') return;
    if (event.key === '?') {
      event.preventDefault();
      dispatchEvent(new Event('showkeys'));
      return;
    }
    const search = document.querySelector<HTMLInputElement>('[data-search]');
    if (search === null) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
