import type { PublicConfiguration } from '#contract/configuration.ts';

/** Applies the store's colours to a page that doesn't have them yet. */
export const showStoreColours = async (colours: PublicConfiguration['colours']): Promise<void> => {
  if (document.getElementById('store-colours') !== null || Object.keys(colours).length === 0) return;
  const { storeColourCss } = await import('#ui/store-colours.ts');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(storeColourCss(colours).css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
