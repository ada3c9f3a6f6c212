import type { OrderDocument } from '#contract/order-document.ts';

/** The browser reads the file when it gets round to it, on a phone after a question. */
const readTimeoutMs = 5 * 60 * 1000;

/** Hands a paper to the browser, which saves or shows it as the device does with files. */
export const savePaper = ({ fileName, mediaType, content }: OrderDocument): void => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readTimeoutMs);
};
