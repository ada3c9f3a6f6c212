import type { OrderDocument } from '#contract/order-document.ts';

/** How long the URL must stay valid: the browser reads the file later, on a phone after asking the user. */
const readTimeoutMs = 5 * 60 * 1000;

/** Passes a document to the browser, which saves or opens it as the device does with files. */
export const savePaper = ({ fileName, mediaType, content }: OrderDocument): void => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readTimeoutMs);
};
