import { shareFields } from '#contract/share.ts';
import type { HandedFile } from '#offline/shared-files.ts';

/**
 * The content of a shared form: its files, or else its text, or else its title. Text that comes with a file is an app's description of the
 * file, not an order.
 */
export const sharedIn = (form: FormData): readonly HandedFile[] => {
  const files = form.getAll(shareFields.files).flatMap((file) => (file instanceof File && !isNone(file) ? [file] : []));
  if (files.length > 0) return files;
  const texts = [form.get(shareFields.text), form.get(shareFields.title)];
  const text = texts.find((one): one is string => typeof one === 'string' && one.trim() !== '');
  return text === undefined ? [] : [asFile(text)];
};

/** What a form sends if no file was chosen. */
const isNone = ({ name, size }: File): boolean => name === '' && size === 0;

const asFile = (text: string): HandedFile => {
  const blob = new Blob([text]);
  return { name: null, size: blob.size, arrayBuffer: () => blob.arrayBuffer() };
};
